/** Every part of the design in all its variants. Uses only classes that pages use, so that it adds none to them. */
import type { ReactNode } from "react";
import { CtaBlock } from "../../site/cta-block.tsx";
import { HeroFact } from "../../services/hero-fact.tsx";
import { HoursCard } from "../../hours/hours-card.tsx";
import { FaqList } from "../../faq/faq-list.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Label } from "../../site/label.tsx";
import { Sign } from "../../hours/open-sign.tsx";
import { Postmark } from "../../ui/postmark.tsx";
import { DashedDivider } from "../../ui/dashed-divider.tsx";
import { ShapedHero } from "../../site/shaped-hero.tsx";
import { Styles } from "../../site/styles.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import { TapedPicture } from "../../ui/taped-picture.tsx";
import { styleguide } from "./styleguide-samples.ts";

export function StyleguidePage() {
  const { colors, sizes, buttonVariants, buttonSizes, callsToAction, label, signs, week, faqs } = styleguide;
  return (
    <>
      <Styles of={["article", "label", "stamps", "hero", "visit"]} />
      <div className="page section">
        <h1>Style guide</h1>
      </div>
      <Part title="Colors">
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {colors.map((name) => (
            <li key={name}>
              <svg width="160" height="48" className="w-full" aria-hidden="true">
                <rect width="160" height="48" fill={`var(--color-${name})`} stroke="currentColor" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Type">
        {sizes.map((size) => (
          <svg key={size} width="100%" height="56" fill="currentColor">
            <text y="40" fontSize={`var(--text-${size})`} className={size.endsWith("xl") ? "font-display" : ""}>
              {`${size}: Handle with care`}
            </text>
          </svg>
        ))}
      </Part>
      <Part title="Buttons">
        <div className="flex flex-col gap-4">
          {buttonVariants.map((variant) => (
            <p key={variant} className="flex flex-wrap items-center gap-3">
              {buttonSizes.map((size) => (
                <Button key={size} variant={variant} size={size}>
                  <Icon name="parcel" />
                  {`${variant} ${size}`}
                </Button>
              ))}
              <Button variant={variant} aria-disabled>
                busy
              </Button>
              <ButtonLink to="https://elsewhere.example/" variant={variant}>
                elsewhere
              </ButtonLink>
            </p>
          ))}
        </div>
      </Part>
      <Part title="Signs, tape and postmark">
        <div className="flex flex-col items-start gap-4">
          {signs.map((sign) => (
            <Sign key={sign.text} {...sign} />
          ))}
          <p className="tape">A strip of tape</p>
          <Postmark {...styleguide.postmark} />
        </div>
        <DashedDivider />
        <DashedDivider from="Mentor" distance="4.6 miles" to="Our store" />
      </Part>
      <Part title="Labels and pictures">
        <div className="grid items-start gap-8 md:grid-cols-2">
          <Label name="Shipping label" rows={label} heading="div" />
          <TapedPicture src="/images/pages/visit.svg" width={480} height={360} />
          <HoursCard week={week} />
        </div>
      </Part>
      {styleguide.heroes.map((fact, at) => (
        <ShapedHero
          key={at}
          shape={fact.shape}
          title={`Head of a page: ${fact.shape}`}
          subtitle="One sentence that says what it is."
          tape="Section"
          heading="h2"
          fact={<HeroFact {...fact} />}
        >
          <ButtonLink to="/contact" variant="secondary">
            The second button
          </ButtonLink>
        </ShapedHero>
      ))}
      <section className="rule-y bg-kraft">
        <ul className="page section grid gap-5 sm:grid-cols-2">
          <Stamp>A stamp, on kraft</Stamp>
          <li className="card p-5">A card, on kraft</li>
        </ul>
      </section>
      <div className="pt-8" />
      <Part title="Fields">
        <div className="flex flex-col gap-5">
          <Field name="plain" label="Plain" hint="With a hint">
            {(control) => <input {...control} placeholder="Placeholder" />}
          </Field>
          <Field name="wrong" label="Wrong" error="Please enter a valid email address" isRequired>
            {(control) => <input {...control} defaultValue="ada@" />}
          </Field>
          <Field name="choice" label="Choice" isRequired>
            {(control) => (
              <select {...control}>
                <option>One</option>
              </select>
            )}
          </Field>
        </div>
      </Part>
      <Part title="Accordion">
        <FaqList faqs={faqs} group="styleguide" />
      </Part>
      {callsToAction.map((callToAction) => (
        <CtaBlock key={callToAction.title} {...callToAction} />
      ))}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="page pb-12">
      <h2 className="mb-6">{title}</h2>
      {children}
    </section>
  );
}
