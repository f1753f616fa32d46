/** Colors needed outside stylesheets, light and dark. A test compares them with `styles/theme.css`. */
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
export const pane: Color = ["#f6ead6", "#ead8b4"];

export const lightDark = ([light, dark]: Color) => `light-dark(${light}, ${dark})`;
