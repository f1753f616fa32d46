/** What stands large beside the name of a service. */
import { HeroPicture } from "../site/shaped-hero.tsx";
import { Icon } from "../ui/icon.tsx";
import { Postmark } from "../ui/postmark.tsx";
import { Unbroken } from "../text/unbroken-words.tsx";
import type { HeroFact as HeroFactView } from "./hero-fact.server.ts";
import { StepButton } from "./step-button.tsx";

type View<Shape extends HeroFactView["shape"]> = Extract<HeroFactView, { shape: Shape }>;

export function HeroFact(fact: HeroFactView) {
  switch (fact.shape) {
    case "figure":
      return <FigureStamp {...fact} />;
    case "sign":
      return <RuleSign {...fact} />;
    case "form":
      return <AskingForm {...fact} />;
    default:
      return <Drawing {...fact} />;
  }
}

/** The drawing of a service, or its icon. */
function Drawing({ image, icon }: Pick<HeroFactView, "image" | "icon">) {
  return image === null ? <Icon name={icon ?? "question"} className="hero-picture" /> : <HeroPicture src={image} />;
}

/** Lengths of numbers, in characters, that are set in the same size. */
const lengths = [3, 4, 7, 10];

/** A number as the value of a postage stamp, canceled. */
function FigureStamp({ before, number, after, postmark, ...drawing }: View<"figure">) {
  const length = lengths.find((most) => number.length <= most) ?? "any";
  return (
    <div className="figure-stamp">
      <div className="stamp">
        <p>
          {before && <span>{`${before} `}</span>}
          <b data-length={length}>{number}</b>
          {after && <span>{` ${after}`}</span>}
        </p>
        <Drawing {...drawing} />
      </div>
      <Postmark {...postmark} />
    </div>
  );
}

/** A row of the label as a sign on the door. */
function RuleSign({ term, details, ...drawing }: View<"sign">) {
  return (
    <div className="rule-sign taped">
      <p>{term}</p>
      <ul data-rules={details.length}>
        {details.map((detail) => (
          <li key={detail}>
            <Unbroken>{detail}</Unbroken>
          </li>
        ))}
      </ul>
      <Drawing {...drawing} />
    </div>
  );
}

/** A card to the store, to be written: what it has to know, and the button that leads to the message. */
function AskingForm({ title, text, next, ...drawing }: View<"form">) {
  return (
    <div className="asking-card">
      <Drawing {...drawing} />
      <p className="asking-title">{title}</p>
      <p>{text}</p>
      <StepButton {...next} />
    </div>
  );
}
