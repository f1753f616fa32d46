import { Picture } from "../ui/picture.tsx";
import { lengthClass } from "../ui/stamp.tsx";
import { Unbroken } from "../ui/unbroken-words.tsx";
import type { HeroFact as HeroFactView } from "./hero-fact.server.ts";
import { ServicePicture } from "./service-picture.tsx";

type View<Shape extends HeroFactView["shape"]> = Extract<HeroFactView, { shape: Shape }>;

export function HeroFact(fact: HeroFactView) {
  switch (fact.shape) {
    case "figure":
      return <FigureStamp {...fact} />;
    case "form":
      return <AskingCard {...fact} />;
    default:
      return <Counter {...fact} />;
  }
}

const Note = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <div className="hero-note">
      {lines.map((line) => (
        <p key={line}>
          <Unbroken>{line}</Unbroken>
        </p>
      ))}
    </div>
  );

const Counter = ({ note, image, icon, neighbors }: View<"drawing">) => (
  <>
    <Note lines={note} />
    <div className="counter">
      <ServicePicture image={image} icon={icon} loading="eager" fetchPriority="high" className="hero-picture" />
      {neighbors.map((src) => (
        <Picture key={src} src={src} width="320" height="240" className="hero-picture max-lg:hidden" />
      ))}
    </div>
  </>
);

function FigureStamp({ before, number, after, note, image, icon }: View<"figure">) {
  return (
    <div className="figure-stamp">
      <div className="stamp">
        <p>
          {before && <span>{`${before} `}</span>}
          <b className={lengthClass(number)}>{number}</b>
          {after && <span>{` ${after}`}</span>}
        </p>
        <ServicePicture image={image} icon={icon} loading="eager" fetchPriority="high" className="hero-picture" />
      </div>
      <Note lines={note} />
    </div>
  );
}

/** What the store must know before it can quote. The first button opens the message form. */
function AskingCard({ title, text, image, icon }: View<"form">) {
  return (
    <div className="asking-card">
      <p className="mb-1 font-display text-xl/tight font-bold text-balance md:text-2xl">{title}</p>
      <p className="text-lg">{text}</p>
      <ServicePicture image={image} icon={icon} loading="eager" fetchPriority="high" className="hero-picture" />
    </div>
  );
}
