/** Links to the small tools. */
import type { Service, Tool } from "../content/schema.ts";
import { tools } from "../content/tools.ts";
import { visitPath } from "./visit-address.ts";

const linkTo = ({ name, path, anchor }: Tool) => ({
  label: name,
  to: anchor === undefined ? path : `${path}#${anchor}`,
});

/** The links below the label of a service: "My list", the tools on the page, and other tools that suit it. */
export const toolLinksOf = ({ id: service, tools: ids = [] }: Service) =>
  [
    { label: "Add to my list", to: `${visitPath([service])}#add` },
    ...tools
      .filter(({ id }) => ids.includes(id))
      .map((tool) => ("anchor" in tool ? { label: tool.name, to: `#${tool.anchor}` } : linkTo(tool))),
  ] as const;
