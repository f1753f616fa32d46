import type { ShouldRevalidateFunctionArgs } from "react-router";

/** False after a form was sent, which changes nothing beside the form. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs): boolean => formMethod === undefined;
