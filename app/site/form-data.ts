const maxFields = 32;

/** Null if the body isn't a form or has too many fields. */
export async function readFormData(request: Request): Promise<FormData | null> {
  const form = await request.formData().catch(() => null);
  return form === null || [...form].length > maxFields ? null : form;
}
