/** Which schema each record has to fit, by its file. */
import * as v from "valibot";
import * as schema from "../../app/content/schema.ts";

/** Schemas by path below `app/content`, without the ending; a folder's name stands for the records in it. */
const schemas: Readonly<Record<string, v.GenericSchema>> = {
  site: schema.SiteConfigSchema,
  partners: schema.PartnersSchema,
  hours: schema.HoursSchema,
  numbers: v.record(v.string(), schema.StoreNumberSchema),
  "owner-answers": schema.AnswersSchema,
  "call-to-action": schema.CallToActionSchema,
  "fingerprint-checks": v.array(schema.FingerprintCheckSchema),
  "id-documents": v.array(schema.IdDocumentSchema),
  "rules-before-you-come": v.array(schema.StoreRuleSchema),
  "tool-words": schema.ToolWordsSchema,
  "things-to-bring": v.record(v.string(), schema.ThingToBringSchema),
  tools: v.array(schema.ToolSchema),
  "outside-rules": v.record(v.string(), schema.OutsideRuleSchema),
  "search/not-offered": schema.SynonymsSchema,
  "search/store-answers": v.array(schema.StoreAnswerSchema),
  "search/synonyms": schema.SynonymsSchema,
  "pages/about-us": schema.AboutPageSchema,
  "pages/ask-mailbox-plus": schema.AskPageSchema,
  "pages/contact": schema.ContactPageSchema,
  "pages/home": schema.HomePageSchema,
  "pages/measure": schema.MeasurePageSchema,
  "pages/search": schema.SimplePageSchema,
  "pages/service-area": schema.SimplePageSchema,
  "pages/services": schema.ServicesPageSchema,
  "pages/shipping-partners": schema.SimplePageSchema,
  "pages/tracking": schema.TrackingPageSchema,
  "pages/visit": schema.VisitPageSchema,
  "area-map": schema.AreaMapSchema,
  areas: schema.AreaSchema,
  carriers: schema.CarrierSchema,
  faqs: schema.FaqGroupSchema,
  overviews: schema.OverviewSchema,
  pages: schema.PageSchema,
  policies: schema.PolicySchema,
  services: schema.ServiceSchema,
};

/** The schema of the records in a file, "app/content/areas/perry.ts"; undefined where there are none. */
export function schemaOf(file: string): v.GenericSchema | undefined {
  const name = file.replace(/^app\/content\/|\.ts$/g, "");
  return /(?:^|\/)index$/.test(name) ? undefined : (schemas[name] ?? schemas[name.replace(/\/.*$/, "")]);
}
