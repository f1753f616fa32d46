/** Limit of fields, above what any form of the site has. */
const maxFields = 32;

/** Reads the form of a request; null where the body is no form or has too many fields. */
export async function readFormData(request: Request): Promise<FormData | null> {
  const form = await request.formData().catch(() => null);
  return form === null || [...form].length > maxFields ? null : form;
}
