/** Numbers of a made-up store, so tests survive the store's changes. */
import type { Carrier, Numbers, Price } from "#app/content/schema.ts";

const stated = { owners: ["any"], source: "store" };
const check = (price: number): Price => ({ price, showsCents: true, ...stated });
const rule = { ...stated, checkedOn: "2026-11-22" };

export const madeUpNumbers = {
  "mailbox-basic": {
    price: 20,
    per: "month",
    packages: 5,
    plan: "Basic mailbox",
    ...stated,
  },
  "mailbox-notify": {
    price: 25,
    per: "month",
    packages: 10,
    plan: "Mailbox with notification",
    ...stated,
  },
  "mailbox-extra-package": { price: 5, per: "extra package", ...stated },
  receiving: { price: 10, per: "package", plan: "By the package", ...stated },
  "receiving-unlimited": { price: 30, per: "month", plan: "Unlimited plan", ...stated },
  "fingerprint-bci": check(40),
  "fingerprint-fbi": check(52),
  "fingerprint-bci-fbi": check(72),
  "fingerprint-florida": check(75),
  "fingerprint-florida-photo": check(94),
  "fingerprint-card": check(35),
  "usps-weight": { value: 70, unit: "pounds", ...rule },
  "usps-girth": { value: 108, unit: "inches", ...rule },
  "usps-girth-oversized": { value: 130, unit: "inches", ...rule },
  "usps-dim-threshold": { value: 1728, unit: "cubic inches", ...rule },
  "usps-dim-divisor": { value: 139, unit: "cubic inches to the pound", ...rule },
  "usps-dim-most": { value: 70, unit: "pounds", ...rule },
  "ups-weight": { value: 150, unit: "pounds", ...rule },
  "ups-length": { value: 108, unit: "inches", ...rule },
  "ups-girth": { value: 165, unit: "inches", ...rule },
  "ups-dim-divisor": { value: 166, unit: "cubic inches to the pound", ...rule },
  "ups-dim-divisor-abroad": { value: 139, unit: "cubic inches to the pound", ...rule },
} as const satisfies Numbers;

/** Undefined without limits. */
export function limitsOf(numbers: Numbers, carrier: string): Carrier["limits"] {
  const own = Object.entries(numbers).filter(([name]) => name.startsWith(`${carrier}-`));
  const limits = Object.fromEntries(own.map(([name, number]) => [name.slice(carrier.length + 1), number]));
  return own.length === 0 ? undefined : (limits as unknown as Carrier["limits"]);
}
