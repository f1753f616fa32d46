/** What stands large beside the name of a service. */
import { Postmark } from "../ui/postmark.tsx";
import { Unbroken } from "../ui/unbroken-words.tsx";
import type { HeroFact as HeroFactView } from "./hero-fact.server.ts";
import { ServicePicture } from "./service-picture.tsx";

type View<Shape extends HeroFactView["shape"]> = Extract<HeroFactView, { shape: Shape }>;

export function HeroFact(fact: HeroFactView) {
  switch (fact.shape) {
    case "figure":
      return <FigureStamp {...fact} />;
    case "sign":
      return <RuleSign {...fact} />;
    case "form":
      return <AskingCard {...fact} />;
    default:
      return <ServicePicture image={fact.image} icon={fact.icon} fetchPriority="high" className="hero-picture" />;
  }
}

/** Lengths of numbers, in characters, that are set in the same size. */
const lengths = [3, 4, 7, 10];

/** A number as the value of a postage stamp, canceled. */
function FigureStamp({ before, number, after, postmark, image, icon }: View<"figure">) {
  const length = lengths.find((most) => number.length <= most) ?? "any";
  return (
    <div className="figure-stamp">
      <div className="stamp">
        <p>
          {before && <span>{`${before} `}</span>}
          <b data-length={length}>{number}</b>
          {after && <span>{` ${after}`}</span>}
        </p>
        <ServicePicture
          image={image}
          icon={icon}
          isPaper
          loading="eager"
          fetchPriority="high"
          className="hero-picture"
        />
      </div>
      <Postmark {...postmark} />
    </div>
  );
}

/** A row of the label as a sign on the door. */
function RuleSign({ term, details, isWarning, image, icon }: View<"sign">) {
  return (
    <div className="rule-sign taped grid" data-warns={isWarning || undefined}>
      <p>{term}</p>
      <ul className="grid" data-rules={details.length}>
        {details.map((detail) => (
          <li key={detail}>
            <Unbroken>{detail}</Unbroken>
          </li>
        ))}
      </ul>
      <ServicePicture image={image} icon={icon} fetchPriority="high" className="hero-picture" />
    </div>
  );
}

/** What the store has to know before it can name a price. The first button leads to the message. */
function AskingCard({ title, text, image, icon }: View<"form">) {
  return (
    <div className="asking-card">
      <p className="asking-title">{title}</p>
      <p>{text}</p>
      <ServicePicture image={image} icon={icon} fetchPriority="high" className="hero-picture" />
    </div>
  );
}
