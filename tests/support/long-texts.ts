/** Deterministic texts at the tracking field's limit, made to slow down its rules. */
import { maxTrackingText } from "#app/tracking/detection.ts";
import { randomOf } from "./random.ts";

/** Separated by ¦. */
const pieces = [
  [..."17AZ .,:;#=&?/|()[]\"'<>@$%-_+~\n\t"].join("¦"),
  "1:¦12|¦1 ¦A1 ¦a ¦1, ¦1\n¦1.2/¦1-¦1_¦\u00A0¦\u200B¦\u3000¦½¦ﷺ¦ﬃ¦１",
  "www.¦www.1 ¦https://¦http://a/1 ¦https://a.b/?n=1 ¦?n=1&¦tracknum=1&¦track¦order¦zip",
  "ref ¦ref-¦ref.¦order number ¦Order no. 1: ¦po-¦P.O. ¦account id¦ticket#¦tracking ",
  "1,111,¦$1¦$1,¦1.11¦US$ ¦USD ¦ EUR¦£9 ¦12 %¦111¦1,¦00",
  "2026-11-20 ¦11/20/¦20.11.¦11/20 ¦20261120T¦Nov ¦20 Nov. ¦sept¦10:45 ¦10:¦5 PM¦ p.m. ",
  "OH ¦OH 44077 ¦44077-1234 ¦440-555-0142 ¦(440) 555-0142¦+1 ¦112-4455667-8899000 ¦a@b.c ",
  "RB123456785GB ¦RB 123 456 785 GB ¦RB¦1Z879E930346834440 ¦1Z 879 E93 03 4683 444 0 ¦TBA¦JJD00 0999 ",
  "9400 1112 0620 6406 2607 87 ¦9400111206206406260787\n¦9965 7878 8856 ¦3318810025,¦420¦UPS1Z¦96¦12345678 ",
].flatMap((line) => line.split("¦"));

const kinds = 7;

export function longTexts(count: number, seed: number): string[] {
  const random = randomOf(seed);
  const below = (end: number) => Math.floor(random() * end);
  const piece = () => pieces[below(pieces.length)] ?? "";
  const some = (many: number, one = piece) => Array.from({ length: many }, one);
  const filled = (part: string, length = maxTrackingText) =>
    part.repeat(Math.ceil(length / Math.max(1, part.length))).slice(0, length);
  const character = (codes: number) => String.fromCharCode(32 + below(codes));
  const kindsOf = [
    (at: number) => filled(pieces[at % pieces.length] ?? ""),
    () => filled(some(2).join("")),
    () => filled(some(2 + below(6)).join("")),
    // A promising start, a long middle, and an end that fails.
    () => `${piece()}${filled(some(1 + below(2)).join(""), maxTrackingText - 20)}${piece()}`,
    () => some(40, () => filled(piece(), maxTrackingText / 40)).join(""),
    () => some(maxTrackingText).join("").slice(0, maxTrackingText),
    () => some(maxTrackingText, () => character([3, 16, 95, 60_000][below(4)] ?? 95)).join(""),
  ];
  return Array.from({ length: count }, (_, at) => kindsOf[at % kinds]?.(Math.floor(at / kinds)) ?? "");
}
