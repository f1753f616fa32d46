/** Chromium without errands of its own, for tests and benchmarks. */
export const chromiumFlags = [
  "--no-sandbox",
  // There is none here: what plays it takes the processor.
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
