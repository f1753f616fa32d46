const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity, name: string) => entities[name] ?? entity);

const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>.*?<\/script>/gs, "");

export function textOf(html: string): string {
  return decode(
    withoutScripts(html)
      .replace(/<!--.*?-->/gs, "")
      .replace(/<[^>]*>/g, " "),
  )
    .replace(/\s+/g, " ")
    .trim();
}

export function textsWithRole(html: string, role: "alert" | "status"): string[] {
  const elements = withoutScripts(html).matchAll(new RegExp(`<div role="${role}"[^>]*>(.*?)</div>`, "gs"));
  return [...elements].map(([, inner = ""]) => textOf(inner)).filter((text) => text !== "");
}

export function openSigns(html: string): string[] {
  return [...withoutScripts(html).matchAll(/<span class="open-sign"[^>]*>(.*?)<\/span>/gs)].map(([, inner = ""]) =>
    textOf(inner),
  );
}

export function fieldValues(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input\b[^>]*>/g)].map(
    ([tag]) => [/ name="([^"]*)"/.exec(tag)?.[1] ?? "", decode(/ value="([^"]*)"/.exec(tag)?.[1] ?? "")] as const,
  );
  const areas = [...html.matchAll(/<textarea\b[^>]* name="([^"]*)"[^>]*>(.*?)<\/textarea>/gs)].map(
    // HTML ignores a newline right after the tag.
    ([, name = "", value = ""]) => [name, decode(value.replace(/^\n/, ""))] as const,
  );
  const selects = [...html.matchAll(/<select\b[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/gs)].map(
    ([, name = "", options = ""]) =>
      [name, /<option\b(?=[^>]* selected)[^>]* value="([^"]*)"/.exec(options)?.[1] ?? ""] as const,
  );
  return Object.fromEntries([...inputs, ...areas, ...selects]);
}
