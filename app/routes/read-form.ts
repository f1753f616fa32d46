import { data } from "react-router";

/** The form that was sent. @throws 400 when the body is no form: that is the sender's fault, not ours */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, 400);
  }
}
