import type { ComponentProps } from "react";
import type { Figure } from "../content/schema.ts";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";
import { Postmark } from "./postmark.tsx";
import { StampFigure } from "./stamp.tsx";

interface PriceStampProps extends Record<"id" | "name" | "to" | "text", string> {
  image: string | null;
  figure: Figure;
  postmark: ComponentProps<typeof Postmark>;
  isListed: boolean;
}

/** "Dec", "01". The browser's own format of dates is ready; an `Intl` one is made first, which takes long on a slow phone. */
const today = () => new Date().toDateString().split(" ").slice(1, 3);

/** A stamp with its price; once it is on the list, it is canceled with the day. */
export function PriceStamp({ id, name, to, image, text, figure, postmark, isListed }: PriceStampProps) {
  const action = isListed ? "Undo" : "Add to my list";
  return (
    <li className={`stamp relative flex flex-col ${isListed ? "stamp-gone" : ""}`.trim()}>
      {image !== null && <Picture src={image} />}
      <StampFigure {...figure} />
      {isListed && <Postmark {...postmark} lines={today()} className="stamp-mark absolute top-3 right-2 -rotate-10" />}
      <h3>
        <a href={to} className="card-link">
          {name}
        </a>
      </h3>
      <p className="grow text-sm">{text}</p>
      <button
        type="submit"
        name={isListed ? "remove" : "for"}
        value={id}
        className="stamp-add relative -mx-2 mt-2 min-h-11 text-sm font-semibold text-blue print:hidden"
        aria-label={`${action}: ${name}`}
      >
        {isListed && (
          <>
            <Icon name="check" className="mr-1 inline-block align-[-0.2em]" />
            <span className="font-normal text-ink">On my list · </span>
          </>
        )}
        <span>{action}</span>
      </button>
    </li>
  );
}
