/** Headers of every response the worker makes; `public/_headers` has the same for assets. */
export const staticHeaders = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  // Not `no-referrer`: with it Chromium sends `Origin: null` on form posts and they would be refused.
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "DENY",
} as const;
