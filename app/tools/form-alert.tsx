interface FormAlertProps {
  /** What is wrong with the question; empty where nothing is. */
  text: string;
  /** The last question got no response. */
  hasFailed: boolean;
}

/** What is wrong, for screen readers too. It stands below the fields, so that they stay in place. */
export function FormAlert({ text, hasFailed }: FormAlertProps) {
  const said = hasFailed ? "We couldn't get an answer. Check your connection and try again." : text;
  return <div role="alert">{said !== "" && <p className="mt-3 font-semibold text-red">{said}</p>}</div>;
}

/** @param wrong how many fields have an error beside them */
export function errorCount(wrong: number): string {
  if (wrong === 0) {
    return "";
  }
  return `Please fix ${wrong} ${wrong === 1 ? "field" : "fields"}.`;
}
