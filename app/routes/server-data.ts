import type { RouterContextProvider } from "react-router";
import type { ServerData } from "../components/server-part.tsx";
import { servicesContext } from "../context.ts";

/**
 * What a `ServerPart` shows. In a document it is written out as HTML, and since what is not enumerable is not
 * serialized, the browser does not get it once more as data; the client router, which asks for data alone, does.
 */
export function serverData<View>(context: Readonly<RouterContextProvider>, view: View): ServerData<View> {
  const { isDocument } = context.get(servicesContext);
  return Object.defineProperty({}, "view", { value: view, enumerable: !isDocument });
}
