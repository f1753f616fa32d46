import type { IconName } from "../content/schema.ts";
import { Icon } from "../ui/icon.tsx";
import { Unbroken } from "../ui/unbroken-words.tsx";

interface FeatureListProps {
  features: ReadonlyArray<{ icon?: IconName; title: string; description: string }>;
  /** Element of the titles. */
  heading?: "h2" | "h3";
}

/** Reasons, values or benefits: an icon, a title, a sentence. */
export function FeatureList({ features, heading: Heading = "h3" }: FeatureListProps) {
  return (
    <ul
      className={`grid gap-5 gap-x-8 ${features.length % 2 === 0 ? "sm:grid-cols-2" : ""} ${features.length % 3 === 0 ? "lg:grid-cols-3" : ""}`}
    >
      {features.map(({ icon, title, description }) => (
        <li key={title} className="flex gap-4">
          <Icon name={icon ?? "check"} className="mt-1 size-8 text-red" />
          <div>
            <Heading className="text-lg">{title}</Heading>
            <p className="prose mt-1">
              <Unbroken>{description}</Unbroken>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
