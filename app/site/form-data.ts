/** Limit of fields, above what any form of the site has: parsing thousands would cost time. */
const maxFields = 32;

/** Reads the form of a request; null where the body is no form or has too many fields. */
export async function readFormData(request: Request): Promise<FormData | null> {
  const type = request.headers.get("content-type") ?? "";
  const separator = type.startsWith("multipart/") ? "\r\n--" : "&";
  try {
    const body = await request.text();
    if (body.split(separator, maxFields + 1).length > maxFields) {
      return null;
    }
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    return null;
  }
}
