/** A note on the characters left, near the upper bound. */
import { counted } from "../text/english.ts";

/** @returns "" far below the upper bound */
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
