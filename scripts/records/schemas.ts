/** Which schema each record has to fit, by its file. */
import * as v from "valibot";
import {
  AboutPageSchema,
  AnswersSchema,
  AreaSchema,
  AskPageSchema,
  CallToActionSchema,
  CarrierSchema,
  ContactPageSchema,
  FaqGroupSchema,
  FingerprintCheckSchema,
  HomePageSchema,
  HoursSchema,
  IdDocumentSchema,
  MeasurePageSchema,
  OutsideRuleSchema,
  OverviewSchema,
  PageSchema,
  PartnersSchema,
  PolicySchema,
  ServiceSchema,
  ServicesPageSchema,
  SimplePageSchema,
  SiteConfigSchema,
  StoreAnswerSchema,
  StoreNumberSchema,
  StoreRuleSchema,
  SynonymsSchema,
  ThingToBringSchema,
  ToolSchema,
  ToolWordsSchema,
  TrackingPageSchema,
  VisitPageSchema,
} from "../../app/content/schema.ts";

/** The store's own: the deploy guard reads these too. */
export const storeSchemas = {
  site: SiteConfigSchema,
  partners: PartnersSchema,
  hours: HoursSchema,
  numbers: v.record(v.string(), StoreNumberSchema),
} as const satisfies Record<string, v.GenericSchema>;

/** By path below `app/content`, without the ending; a folder's name stands for the records in it. */
const schemas: Readonly<Record<string, v.GenericSchema>> = {
  ...storeSchemas,
  answers: AnswersSchema,
  "call-to-action": CallToActionSchema,
  "fingerprint-checks": v.array(FingerprintCheckSchema),
  "id-documents": v.array(IdDocumentSchema),
  "store-rules": v.array(StoreRuleSchema),
  "tool-words": ToolWordsSchema,
  "things-to-bring": v.record(v.string(), ThingToBringSchema),
  tools: v.array(ToolSchema),
  rules: v.record(v.string(), OutsideRuleSchema),
  "search/not-offered": SynonymsSchema,
  "search/store-answers": v.array(StoreAnswerSchema),
  "search/synonyms": SynonymsSchema,
  "pages/about-us": AboutPageSchema,
  "pages/ask-mailbox-plus": AskPageSchema,
  "pages/contact": ContactPageSchema,
  "pages/home": HomePageSchema,
  "pages/measure": MeasurePageSchema,
  "pages/search": SimplePageSchema,
  "pages/service-area": SimplePageSchema,
  "pages/services": ServicesPageSchema,
  "pages/shipping-partners": SimplePageSchema,
  "pages/tracking": TrackingPageSchema,
  "pages/visit": VisitPageSchema,
  areas: AreaSchema,
  carriers: CarrierSchema,
  faqs: FaqGroupSchema,
  overviews: OverviewSchema,
  pages: PageSchema,
  policies: PolicySchema,
  services: ServiceSchema,
};

/** The schema of the records in a file, "app/content/areas/perry.ts"; undefined where there are none. */
export function schemaOf(file: string): v.GenericSchema | undefined {
  const name = file.replace(/^app\/content\/|\.ts$/g, "");
  return /(?:^|\/)index$/.test(name) ? undefined : (schemas[name] ?? schemas[name.replace(/\/.*$/, "")]);
}
