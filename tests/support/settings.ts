export const productionSettings = {
  SITE_ORIGIN: "https://www.store.example",
  CAPTCHA_SCRIPT_URL: "https://challenges.cloudflare.com/turnstile/v0/api.js",
  TURNSTILE_SITE_KEY: "site-key",
  TURNSTILE_SECRET_KEY: "secret",
  MAILCHANNELS_API_KEY: "key",
  MAIL_FROM: "website@store.example",
  MAIL_TO: "owner@store.example",
  GEOCODER_URL: "https://geocoder.example/reverse",
};

/** Adds the binding that only the local configuration has. */
export const localSettings = { ...productionSettings, STAND_INS: {} };
