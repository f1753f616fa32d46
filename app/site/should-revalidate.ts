import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Sending a form changes nothing that a page shows beside the form. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs): boolean => formMethod === undefined;
