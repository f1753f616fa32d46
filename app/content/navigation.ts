/** Links of the header and the footer. */
export interface NavigationLink {
  label: string;
  to: string;
}

export const headerLinks = [
  { label: "Home", to: "/" },
  { label: "About Us", to: "/about-us" },
  { label: "Services", to: "/services" },
  { label: "Tracking", to: "/tracking" },
  { label: "Shipping Partners", to: "/shipping-partners" },
  { label: "Contact Us", to: "/contact-us" },
] as const satisfies NavigationLink[];

export const footerLinks = [
  { label: "Pack & Ship", to: "/pack-ship" },
  { label: "Copy & Print", to: "/copy-print" },
  { label: "Shipping Partners", to: "/shipping-partners" },
  { label: "Ask the shop", to: "/ask-mailbox-plus" },
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
  { label: "Accessibility", to: "/accessibility" },
] as const satisfies NavigationLink[];

/** Where a visitor who lost the way is sent. */
export const lostLinks = [
  { label: "Services", to: "/services" },
  { label: "Pack & Ship", to: "/pack-ship" },
  { label: "Copy & Print", to: "/copy-print" },
  { label: "Tracking", to: "/tracking" },
  { label: "Contact Us", to: "/contact-us" },
] as const satisfies NavigationLink[];
