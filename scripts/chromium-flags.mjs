/** Chromium without errands of its own, for tests and benchmarks. */
export const chromiumFlags = [
  "--no-sandbox",
  // Test machines have no GPU, and playing one takes the processor.
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
