/** The default export of a `*.island.tsx` is its own React root: no router, `useId` or nesting (wake-islands.ts). */
import type { ComponentType } from "react";

/** Props must survive JSON: no functions, dates or elements. */
type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends bigint | ((...args: never[]) => unknown)
    ? never
    : { [Key in keyof Value]: Json<Value[Key]> };

/** At first use, and on load: always, or only if the visitor has allowed location before. */
export type Wake = "load" | "location";

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

export function Island<Props extends object>({ of: Component, wake, props }: IslandProps<Props>) {
  const name = names.get(Component as ComponentType<never>);
  if (name === undefined) {
    throw new Error("Only the default export of a *.island.tsx can be an island.");
  }
  return (
    <>
      {import.meta.env.PROD &&
        wake === "load" &&
        files?.[name]?.map((href) => <link key={href} rel="modulepreload" href={href} fetchPriority="low" />)}
      <div className="contents" data-island={name} data-wake={wake} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
    </>
  );
}
