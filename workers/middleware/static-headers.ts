/** Headers of every response the worker makes; `public/_headers` has the same for assets. */
export const staticHeaders = {
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  // What a visitor searched for stays out of logs, which keep this header. With `no-referrer` Chromium would send `Origin: null` with forms, which `requireOwnForm` refuses.
  "referrer-policy": "strict-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "DENY",
} as const;
