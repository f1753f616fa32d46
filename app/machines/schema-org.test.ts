import { expect, test } from "vitest";
import { findMistakes, type Node } from "../../tests/support/schema-org.ts";

const store: Node = { "@type": ["LocalBusiness", "Store"], "@id": "https://a.example/#store", name: "A" };

test.each<[string, Node]>([
  ["a property of its own", { ...store, priceRange: "$$" }],
  ["a property of an ancestor", { ...store, telephone: "+14405550142", sameAs: ["https://b.example/"] }],
  ["a thing as value", { ...store, geo: { "@type": "GeoCoordinates", latitude: "41.67167" } }],
  ["a thing of a narrower type", { ...store, areaServed: { "@type": "City", name: "Mentor" } }],
  ["a word of an enumeration", { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday", "Sunday"] }],
  ["a reference", { "@type": "Service", provider: { "@id": "https://a.example/#store" } }],
])("the definitions know %s", (_, node) => {
  expect(findMistakes([store, node])).toEqual([]);
});

test.each<[string, Node]>([
  ["a type that does not exist", { "@type": "PackingStore", name: "A" }],
  ["no type", { name: "A" }],
  ["a property that does not exist", { ...store, openingTimes: "9-5" }],
  ["a property of another type", { ...store, acceptedAnswer: "yes" }],
  ["a property on a part of it", { ...store, geo: { "@type": "GeoCoordinates", lat: 1 } }],
  ["a thing of the wrong type", { ...store, geo: { "@type": "Person", name: "Ada" } }],
  ["a text where a thing belongs", { ...store, geo: "41,-81" }],
  ["a word that is not in the enumeration", { "@type": "OpeningHoursSpecification", dayOfWeek: "Mon" }],
  ["a reference to nothing", { "@type": "Service", provider: { "@id": "https://a.example/#shop" } }],
  ["an input of no action", { ...store, "query-input": "required name=q" }],
])("the definitions refuse %s", (_, node) => {
  expect(findMistakes([store, node])).toHaveLength(1);
});
