/**
 * Islands: the pieces of a page that come alive in the browser. A page is HTML; a file `*.island.tsx` exports a component
 * that the server renders, and `wake-islands.ts` hydrates as a React root of its own.
 *
 * An island knows no router and holds no other island. It gets what it shows as props, which travel as JSON.
 */
import type { ComponentType } from "react";

/** The props, where JSON can carry them: no functions, dates, elements. */
type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...args: never[]) => unknown
    ? never
    : { [Key in keyof Value]: Json<Value[Key]> };

/** When it wakes: with the page, at its first use, or also where the visitor has shared a location before. */
export type Wake = "load" | "use" | "location";

interface IslandProps<Props> {
  of: ComponentType<Props>;
  wake: Wake;
  props: Props & Json<Props>;
}

const modules = import.meta.glob<{ default: ComponentType<never> }>("../**/*.island.tsx", { eager: true });
const files = Object.values(
  import.meta.glob<Record<string, string[]>>("../../.react-router/islands.json", { import: "default", eager: true }),
)[0];

const names = new Map(Object.entries(modules).map(([path, module]) => [module.default, path.replace(/^\.\.\//, "")]));

/** The island's place in the page. Its files come early, after all that the first paint needs. */
export function Island<Props extends object>({ of: Component, wake, props }: IslandProps<Props>) {
  const name = names.get(Component as ComponentType<never>) ?? "";
  return (
    <>
      {wake === "load" &&
        files?.[name]?.map((href) => <link key={href} rel="modulepreload" href={href} fetchPriority="low" />)}
      <div
        className="contents"
        data-island={name}
        data-wake={wake}
        data-props={JSON.stringify(props)}
        {...(wake === "load" && { "aria-busy": true })}
      >
        <Component {...props} />
      </div>
    </>
  );
}
