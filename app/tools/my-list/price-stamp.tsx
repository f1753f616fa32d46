import type { ComponentProps } from "react";
import type { Figure } from "../../content/schema.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Postmark } from "../../ui/postmark.tsx";
import { StampFigure } from "../../ui/stamp.tsx";
import { Unbroken } from "../../ui/unbroken-words.tsx";

interface PriceStampProps extends Record<"id" | "name" | "to" | "text", string> {
  image: string | null;
  figure: Figure;
  postmark: ComponentProps<typeof Postmark>;
  isListed: boolean;
}

/** Contains both states, price and cancellation; a script flips it on press (change-list.ts). */
export function PriceStamp({ id, name, to, image, text, figure, postmark, isListed }: PriceStampProps) {
  return (
    <li className={`stamp relative flex flex-col ${isListed ? "stamp-gone" : ""}`.trim()}>
      {image !== null && <Picture src={image} />}
      <StampFigure {...figure} />
      <div data-part={`list-mark-${id}`}>
        {isListed && <Postmark {...postmark} className="stamp-mark absolute top-3 right-2 -rotate-10" />}
      </div>
      <h3>
        <a href={to} className="card-link">
          {name}
        </a>
      </h3>
      <p className="grow text-sm">
        <Unbroken>{text}</Unbroken>
      </p>
      <button
        type="submit"
        name={isListed ? "remove" : "for"}
        value={id}
        data-errand={name}
        className="stamp-add relative -mx-2 mt-2 min-h-11 text-sm font-semibold text-blue print:hidden"
        aria-label={`${isListed ? "Undo" : "Add to my list"}: ${name}`}
      >
        <span className="when-listed font-normal text-ink">
          <Icon name="check" className="mr-1 inline-block align-[-0.2em]" />
          On my list ·{" "}
        </span>
        <span className="when-listed">Undo</span>
        <span className="when-free">Add to my list</span>
      </button>
    </li>
  );
}
