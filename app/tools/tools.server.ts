import type { Service } from "../content/schema.ts";
import { tools } from "../content/tools.ts";
import { servicePath } from "../site/service-links.server.ts";
import { mailAddressUrl } from "../site/urls.ts";
import { viewFingerprints } from "./fingerprints/fingerprints.server.ts";
import { viewIds } from "./ids/ids.server.ts";
import { viewPlans } from "./plans/plans.server.ts";

const placedTools = tools.filter((tool) => "anchor" in tool);
type PlacedTool = (typeof placedTools)[number];

/** The example fills in every field. */
const fieldsOf = ({ example }: PlacedTool) => [...new URLSearchParams(example).keys()];

const placedToolsOf = ({ tools: ids = [] }: Service) => placedTools.filter(({ id }) => ids.includes(id));

type ServiceTools = ReturnType<typeof viewServiceTools>;
export type ToolView<Name extends keyof ServiceTools> = NonNullable<ServiceTools[Name]>;

/** Results for the query in the URL. @param origin canonical scheme and host */
export function viewServiceTools(service: Service, params: URLSearchParams, origin: string) {
  const path = servicePath(service);
  const own = placedToolsOf(service);
  // Ignores and drops ad parameters.
  const asked = [...params].filter(([name]) => own.flatMap(fieldsOf).includes(name));
  const query = new URLSearchParams(asked).toString();
  const answer = <View>(id: PlacedTool["id"], view: (asked: URLSearchParams) => View) => {
    const tool = own.find((each) => each.id === id);
    if (tool === undefined) {
      return undefined;
    }
    const { name, anchor } = tool;
    const place = {
      anchor,
      title: name,
      action: `${path}#${anchor}`,
      others: own.filter((each) => each !== tool).flatMap(fieldsOf),
      mailUrl: query === "" ? "" : mailAddressUrl(name, `${origin}${path}?${query}#${anchor}`),
    };
    return { place, view: view(params) };
  };
  return {
    plans: answer("mailbox-plans", viewPlans),
    ids: answer("mailbox-ids", viewIds),
    fingerprints: answer("fingerprint-check", viewFingerprints),
  };
}
