import { HangingSign } from "./hanging-sign.tsx";
import { HoursTable, WithHours } from "./open-sign.tsx";
import { Unbroken } from "../ui/unbroken-words.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import type { BandView } from "../site/band.ts";

const variantClass = { brand: "on-brand", neutral: "bg-kraft", ghost: "rule-y" } as const;

export function ClosingBand({ parts, drawing, align, bgImage, variant = "brand" }: BandView) {
  return (
    <div className={`closing grid print:hidden ${variantClass[variant]}`}>
      <div
        className={`closing-words grid ${align === "center" ? "text-center" : ""} ${bgImage ? "backdrop" : ""}`.trim()}
      >
        {bgImage && <Picture src={bgImage} />}
        {parts.map(({ title, text, hasHours, pickups, acts }, part) => (
          <section key={title}>
            <h2>{title}</h2>
            <p className="my-4 text-lg">
              <Unbroken>{text}</Unbroken>
            </p>
            {hasHours && <HoursTable />}
            {pickups && (
              <p data-part="pickups" className="mb-4 empty:hidden">
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
      </div>
      <div className="closing-counter">
        <HangingSign />
        <Picture src={drawing} width="320" height="240" />
      </div>
    </div>
  );
}
