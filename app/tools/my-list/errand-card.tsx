import { Unbroken } from "../../ui/unbroken-words.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { StampFigure } from "../../ui/stamp.tsx";
import type { ListLine, MyListView } from "./my-list.server.ts";

interface ErrandCardProps extends Pick<MyListView, "words"> {
  errand: MyListView["list"]["errands"][number];
}

export function ErrandCard({ errand, words }: ErrandCardProps) {
  const { id, name, to, image, figure, asks, bring, before, prices, rows, appointment, links, without } = errand;
  return (
    <article className="card errand mt-5 grid" data-service={id}>
      <div className="errand-stub flex flex-wrap items-center gap-x-4 lg:flex-col lg:flex-nowrap lg:items-stretch lg:gap-y-3">
        <div className="stamp relative flex min-h-12 min-w-0 grow flex-wrap max-lg:basis-36 items-center gap-x-3 px-[min(0.75rem,2.5vw)] py-1.5 lg:block lg:grow-0 lg:px-[1.1rem] lg:py-[0.9rem]">
          {image !== null && <Picture src={image} className="w-11 max-sm:hidden lg:float-right lg:ml-3 lg:w-22" />}
          {figure && <StampFigure {...figure} />}
          <h2 className="text-base/tight lg:text-lg/tight">
            <a href={to} className="card-link">
              {name}
            </a>
          </h2>
        </div>
        <p className="flex gap-5 print:hidden">
          <a href={to} className="py-2 max-lg:hidden">
            Read more
            <span className="sr-only">{` about ${name}`}</span>
          </a>
          <a href={`${without}#list`} data-remove={id} data-name={name} className="py-2 whitespace-nowrap">
            Remove
            <span className="sr-only">{` ${name}`}</span>
          </a>
        </p>
      </div>
      <div className="errand-lines">
        {asks && (
          <fieldset className="asks mb-5 flex flex-wrap gap-2">
            <legend className="mb-2 font-display text-lg font-bold">{asks.question}</legend>
            {asks.answers.map((answer, at) => (
              <label
                key={answer}
                className="grid min-h-12 min-w-fit flex-1 place-items-center rounded-md font-semibold"
              >
                <input type="radio" name={`${id}-answer`} value={at + 1} className="sr-only" />
                <span>{answer}</span>
              </label>
            ))}
          </fieldset>
        )}
        <Ticks title={words.bringTitle} lines={bring} />
        <Ticks title={words.beforeTitle} lines={before} />
        <div className="ticks grid gap-y-4 not-first:mt-4">
          <Facts rows={rows} />
        </div>
      </div>
      <div className="errand-facts grid content-start gap-x-8 gap-y-4">
        {appointment.length > 0 && (
          <div className="errand-note px-[min(1rem,3vw)] py-3">
            <p className="font-bold">{appointment.join(", ")}</p>
            {links.map(({ label, url }, at) => (
              <ButtonLink key={url} to={url} variant={at === 0 ? "primary" : "link"} className="mt-2">
                <span>{label}</span>
                <Icon name="external" />
              </ButtonLink>
            ))}
          </div>
        )}
        <Facts rows={prices} />
      </div>
    </article>
  );
}

const Facts = ({ rows }: Pick<ErrandCardProps["errand"], "rows">) =>
  rows.map(({ term, lines }) => (
    <div key={term}>
      <h3>{term}</h3>
      <ul className="grid gap-1 print:gap-0">
        {lines.map(({ text, price, only }) => {
          const [name = "", ...details] = price ? text.split(", ") : [text];
          return (
            <li key={text} data-only={only} className="flex-wrap items-baseline gap-x-3">
              <span className={price && "flex-[1_1_6rem]"}>
                <Unbroken>{name}</Unbroken>
              </span>
              {price && (
                <b className="ml-auto whitespace-nowrap">
                  <span className="inline-block font-display text-xl/tight first-letter:uppercase">{price.number}</span>
                  {price.after && <small>{` ${price.after}`}</small>}
                </b>
              )}
              {details.length > 0 && <small className="basis-full text-sm text-soft">{details.join(", ")}</small>}
            </li>
          );
        })}
      </ul>
    </div>
  ));

const Ticks = ({ title, lines }: { title: string; lines: readonly ListLine[] }) =>
  lines.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul className="ticks grid">
        {lines.map(({ text, note, only }) => (
          <li key={text} data-only={only}>
            <label className="tick rule-b">
              <input type="checkbox" />
              <span>
                <Unbroken>{text}</Unbroken>
                {note !== undefined && <small className="block text-sm text-soft">{note}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
