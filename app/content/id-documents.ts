import { listed } from "../text/english.ts";
import type { IdDocument } from "./schema";

// Documents for Form 1583, and ones people bring that it rejects (mailboxesfaq.com, offixedge.com, legalclarity.org,
// postscanmail.helpscoutdocs.com; the date is in rules-before-you-come.ts).
export const idDocuments = [
  { key: "license", name: "Driver's license", proves: ["photo", "address"] },
  { key: "state-id", name: "State ID (non-driver)", proves: ["photo", "address"] },
  { key: "passport", name: "US or foreign passport", isProperName: true, proves: ["photo"] },
  { key: "passport-card", name: "Passport card", proves: ["photo"] },
  { key: "uniformed-service", name: "Uniformed-service ID", proves: ["photo"] },
  { key: "access-card", name: "US Access Card", isProperName: true, proves: ["photo"] },
  { key: "permanent-resident", name: "Permanent resident card", proves: ["photo"] },
  { key: "naturalization", name: "Certificate of naturalization", proves: ["photo"] },
  { key: "university", name: "US university ID", isProperName: true, proves: ["photo"] },
  { key: "matricula", name: "Matrícula Consular", isProperName: true, proves: ["photo"] },
  { key: "nexus", name: "NEXUS card", isProperName: true, proves: ["photo"] },
  { key: "lease", name: "Current lease", proves: ["address"] },
  { key: "mortgage", name: "Mortgage", proves: ["address"] },
  { key: "deed", name: "Deed of trust", proves: ["address"] },
  { key: "vehicle-insurance", name: "Vehicle insurance policy", proves: ["address"] },
  { key: "home-insurance", name: "Insurance policy for your home", proves: ["address"] },
  { key: "vehicle-registration", name: "Vehicle registration", proves: ["address"] },
  { key: "voter-card", name: "Voter card", proves: ["address"] },
  { key: "social-security", name: "Social Security card", isProperName: true, proves: [] },
  { key: "credit-card", name: "Credit card", proves: [] },
  { key: "birth-certificate", name: "Birth certificate", proves: [] },
  { key: "utility-bill", name: "Utility bill", proves: [] },
  { key: "bank-statement", name: "Bank statement", proves: [] },
] as const satisfies IdDocument[];

export const inSentence = ({ name, isProperName }: IdDocument): string =>
  isProperName === true ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** "driver's license, passport card or lease": those that prove `purpose`, or without one, those that prove nothing. */
export function documentsFor(purpose?: "photo" | "address"): string {
  const fits = ({ proves }: IdDocument) => (purpose === undefined ? proves.length === 0 : proves.includes(purpose));
  return listed(idDocuments.filter(fits).map(inSentence), "or");
}
