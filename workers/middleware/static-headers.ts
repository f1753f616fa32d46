/** `public/_headers` repeats these for assets. */
export const staticHeaders = {
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  // Keeps search queries out of others' logs. `no-referrer` would make Chromium send `Origin: null` with forms, which
  // `requireOwnForm` refuses.
  "referrer-policy": "strict-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "DENY",
} as const;
