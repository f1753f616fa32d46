/** A file as its text (Vite's `?raw`). */
declare module "*?raw" {
  const text: string;
  export default text;
}

/** The address of a file of the build (Vite's `?url`). */
declare module "*?url" {
  const address: string;
  export default address;
}
