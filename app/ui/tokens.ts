/**
 * Colors that are needed outside of stylesheets, in light and in dark: a plain page, a card for sharing, a meta element.
 * Each is called as in the theme of `styles/subjects/site.css`, and a test holds that both say the same.
 */
type Color = readonly [light: string, dark: string];

export const paper: Color = ["#fbf6ec", "#191713"];
export const card: Color = ["#fffdf8", "#23201b"];
export const kraft: Color = ["#ecdcc0", "#3a3024"];
export const tape: Color = ["#dcc398", "#b3925f"];
export const line: Color = ["#d9c8a9", "#4b4234"];
export const ink: Color = ["#22201c", "#f4ecdd"];
export const soft: Color = ["#5b5245", "#c7bba6"];
export const blue: Color = ["#1f3f7a", "#a9c3f7"];
export const brandDeep: Color = ["#16305f", "#1a3464"];
/** The ground of drawings. */
export const pane: Color = ["#f6ead6", "#ead8b4"];

/** The color as a stylesheet has it. */
export const lightDark = ([light, dark]: Color) => `light-dark(${light}, ${dark})`;
