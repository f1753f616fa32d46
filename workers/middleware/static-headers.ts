/** Headers of every response the worker makes; `public/_headers` has the same for assets. */
export const staticHeaders = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  // With `no-referrer` Chromium would send `Origin: null` with forms, which `requireOwnForm` refuses.
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "DENY",
} as const;
