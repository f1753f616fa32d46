/** More than any form of ours has; the limit keeps a sender from making us parse thousands. */
const mostFields = 32;

/** The form that a request sends; null when its body is no form, or one of more fields than any of ours. */
export async function readFormData(request: Request): Promise<FormData | null> {
  const type = request.headers.get("content-type") ?? "";
  const separator = type.startsWith("multipart/") ? "\r\n--" : "&";
  try {
    const body = await request.text();
    if (body.split(separator, mostFields + 1).length > mostFields) {
      return null;
    }
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    return null;
  }
}
