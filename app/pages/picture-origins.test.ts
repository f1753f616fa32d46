import { expect, test } from "vitest";
import { originsOfPictures } from "./picture-origins.ts";

test("a record's pictures on other sites are let in, its links are not", () => {
  const record = {
    heroImage: "https://photos.example/store.jpg?w=800",
    team: [{ photo: "https://photos.example/a.webp" }, { photo: "/images/b.svg", website: "https://pub.example/" }],
  };
  expect(originsOfPictures(record)).toEqual(["https://photos.example"]);
});
