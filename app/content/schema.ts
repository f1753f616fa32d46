/** One valibot schema per kind of record. Prose is simple markup (`text/rich-text.ts`). */
export {
  CallToActionSchema,
  FeatureSchema,
  iconNames,
  IconNameSchema,
  serviceCategories,
  ServiceCategorySchema,
  type CallToAction,
  type Feature,
  type IconName,
  type ServiceCategory,
} from "./schema/fields.ts";
export * from "./schema/answers.ts";
export * from "./schema/carriers.ts";
export * from "./schema/numbers.ts";
export * from "./schema/overviews.ts";
export * from "./schema/pages.ts";
export * from "./schema/services.ts";
export * from "./schema/store.ts";
export * from "./schema/tools.ts";
