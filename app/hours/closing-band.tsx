import { HangingSign } from "./hanging-sign.tsx";
import { WithHours } from "./open-sign.tsx";
import { Unbroken } from "../ui/unbroken-words.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import type { BandView } from "../site/band.ts";

const variantClass = { brand: "on-brand", neutral: "bg-kraft", ghost: "rule-y" } as const;

/** The end of a page: what one does next, the open sign, and a drawing. */
export function ClosingBand({ parts, drawing, align, bgImage, variant = "brand" }: BandView) {
  const isCentered = align === "center";
  return (
    <div className={`closing ${bgImage ? "backdrop" : ""} print:hidden ${variantClass[variant]}`.trim()}>
      {bgImage && <Picture src={bgImage} />}
      <div
        className={`page section grid gap-x-8 gap-y-6 ${isCentered ? "justify-items-center" : "md:grid-cols-2 lg:grid-cols-[5fr_4fr_20rem]"}`}
      >
        {parts.map(({ title, text, pickups, acts }, part) => (
          <section
            key={title}
            className={`flex flex-col gap-4 ${isCentered ? "items-center text-center" : "items-start"}`}
          >
            <h2>{title}</h2>
            <p className="max-w-prose text-lg text-pretty">
              <Unbroken>{text}</Unbroken>
            </p>
            {pickups && (
              <p data-part="pickups" className="empty:hidden">
                <WithHours>
                  {({ until }) => until !== undefined && <Unbroken>{`Last pickups today: ${pickups}`}</Unbroken>}
                </WithHours>
              </p>
            )}
            <div className="button-row">
              {acts.map(({ label, to, icon }, at) => (
                <ButtonLink key={to} to={to} variant={part + at === 0 ? "primary" : "secondary"}>
                  {icon && <Icon name={icon} />}
                  <span>{label}</span>
                </ButtonLink>
              ))}
            </div>
          </section>
        ))}
        {parts.length === 1 && (
          <div className={`relative max-lg:hidden ${isCentered ? "-order-1 h-22 w-78" : ""}`.trim()}>
            <HangingSign />
          </div>
        )}
        {drawing && !isCentered && (
          <Picture
            src={drawing}
            width="320"
            height="240"
            className={`w-80 place-self-end ${parts.length === 1 ? "max-md:hidden" : "max-lg:hidden"}`}
          />
        )}
      </div>
    </div>
  );
}
