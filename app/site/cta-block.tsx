import type { CallToAction } from "../content/schema.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";

const variantClass = {
  brand: "on-brand",
  neutral: "bg-kraft",
  ghost: "rule-y",
} as const;

interface CtaBlockProps extends CallToAction {
  /** Drawing of the page in place of the icon, where there is no picture behind the words. */
  drawing?: string | undefined;
}

/** A call to action with one button. */
export function CtaBlock({
  title,
  subtitle,
  buttonText,
  buttonLink,
  icon,
  bgImage,
  align,
  variant = "brand",
  drawing,
}: CtaBlockProps) {
  const isCentered = align === "center";
  return (
    <section className={`${bgImage ? "backdrop" : ""} print:hidden ${variantClass[variant]}`.trim()}>
      {bgImage && <Picture src={bgImage} loading="lazy" />}
      <div
        className={`page section call-to-action flex items-center justify-between gap-8 ${isCentered ? "flex-col text-center" : ""}`.trim()}
      >
        <div className={`flex min-w-0 flex-col gap-4 ${isCentered ? "items-center" : "items-start"}`}>
          <h2>{title}</h2>
          <p className="prose text-lg">{subtitle}</p>
          <ButtonLink to={buttonLink} size="lg">
            {buttonText}
          </ButtonLink>
        </div>
        {drawing && !bgImage ? (
          <Picture src={drawing} width="320" height="240" loading="lazy" />
        ) : (
          icon && <Icon name={icon} />
        )}
      </div>
    </section>
  );
}
