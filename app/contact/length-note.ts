/** How much room a text has left, said near its end alone. */
import { counted } from "../text/english.ts";

/**
 * What to say of a text of this length. Nothing is cut: one that is too long says so until its writer has shortened it.
 * @param object what it is, as in "your message"
 */
export function lengthNote(length: number, maxLength: number, object: string): string {
  const left = maxLength - length;
  if (left > maxLength / 10) {
    return "";
  }
  if (left >= 0) {
    return `${counted(left, "character")} left.`;
  }
  const whole = `${object.charAt(0).toUpperCase()}${object.slice(1)}`;
  return `${whole} is ${counted(-left, "character")} too long. Nothing was cut, so please shorten it before you send it.`;
}
