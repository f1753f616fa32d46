import type { ComponentProps } from "react";
import { AreaMap } from "../areas/area-map.tsx";
import MessageForm from "./message-form.island.tsx";
import { HangingSign } from "../hours/hanging-sign.tsx";
import { HoursTable } from "../hours/open-sign.tsx";
import { Styles } from "../site/styles.tsx";
import { Island } from "../site/island.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { RichText } from "../ui/rich-text-nodes.tsx";
import { unbroken } from "../text/english.ts";
import type { viewContactPage } from "./contact.server.ts";

type Page = ReturnType<typeof viewContactPage>;

interface ContactPageProps {
  page: Page;
  form: ComponentProps<typeof MessageForm>;
}

export function ContactPage({ page, form }: ContactPageProps) {
  return (
    <>
      <Styles of={["shop", "contact", "forms"]} />
      <div className="front grid">
        <div className="front-words max-lg:px-gutter max-lg:pt-4 max-lg:pb-5">
          <h1 className="mb-[0.4em]">{page.heroTitle}</h1>
          <WaysToReachUs {...page} />
        </div>
        <Door {...page} />
      </div>
      <section id="form" className="bg-kraft">
        <div className="page section">
          <Island of={MessageForm} wake="load" props={form} />
        </div>
      </section>
      <div className="contact-place page section grid gap-8 gap-x-columns lg:grid-cols-2">
        <section>
          <h2 className="mb-4">{page.mapTitle}</h2>
          <MapPanel {...page} />
        </section>
        <GettingHere {...page} />
      </div>
    </>
  );
}

const WaysToReachUs = (ways: Page) => (
  <>
    <ul className="rim-t border-ink">
      <Way icon="phone" title="Phone" text={ways.phone.text} to={ways.phone.url} act="Call Now" />
      <Way
        icon="directions"
        title="Address"
        text={ways.addressLines.join(",\n")}
        to={ways.directionsUrl}
        act="Get Directions"
      />
      <Way icon="mail" title="Email" text={ways.email} to={`mailto:${ways.email}`} act="Send Email" />
    </ul>
    <ul className="mt-3 flex flex-wrap gap-x-6 print:hidden">
      <FileLink href="/hours.ics">Add our hours to your calendar</FileLink>
      <FileLink href="/contact.vcf">Save our contact information</FileLink>
    </ul>
  </>
);

const FileLink = ({ href, children }: { href: string; children: string }) => (
  <li>
    <a href={href} className="inline-block py-2.5">
      {children}
    </a>
  </li>
);

interface WayProps {
  icon: ComponentProps<typeof Icon>["name"];
  title: string;
  text: string;
  to: string;
  act: string;
}

const Way = ({ icon, title, text, to, act }: WayProps) => (
  <li>
    <Link
      to={to}
      className="flex min-h-14 items-center gap-4 rule-b border-edge py-2 text-ink no-underline lg:min-h-22"
    >
      <Icon name={icon} className="size-7 text-blue" />
      <span className="grow whitespace-pre-line">
        <small className="block text-sm text-soft">{title}</small>
        <b className="font-display text-[clamp(min(1.125rem,7vw),0.25rem_+_1.65vw,1.75rem)]/tight wrap-anywhere text-balance">
          {unbroken(text)}
        </b>
      </span>
      <span className="text-sm whitespace-nowrap text-blue underline max-sm:sr-only">{act}</span>
    </Link>
  </li>
);

const Door = ({ hoursTitle, hoursNote, week }: Page) => (
  <section className="doorstep pane grid" aria-labelledby="hours-title">
    <div className="shop-door">
      <HangingSign />
      <div className="glass">
        <h2 id="hours-title" className="mb-2 text-center text-xl">
          {hoursTitle}
        </h2>
        <HoursTable week={week} />
        <p className="mt-3 text-center text-sm">{hoursNote}</p>
      </div>
      <div className="mx-auto my-10 h-[1.4rem] w-30 rounded-sm rim [border-top-width:8px] border-[#22201c] bg-[#d9b98c]" />
    </div>
  </section>
);

/** page-acts.ts swaps in Google's map. */
const MapPanel = ({ map, mapEmbedUrl }: Page) => (
  <>
    <AreaMap {...map} />
    {/* Its address comes at the press: nothing of Google's loads before. */}
    <template>
      <iframe
        title="Interactive map of the area around the store"
        data-src={mapEmbedUrl}
        width="720"
        height="416"
        className="w-full rim border-ink"
        referrerPolicy="strict-origin"
        allow=""
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
    </template>
  </>
);

const GettingHere = ({ gettingHereTitle, gettingHere, towns, mapUrl }: Page) => (
  <section>
    <h2 className="mb-4">{gettingHereTitle}</h2>
    <ul className="rim-t border-ink">
      {gettingHere.map((block, index) => (
        <li key={index} className="rule-b border-edge py-3 xl:py-4 xl:text-lg">
          <RichText nodes={[block]} />
        </li>
      ))}
      <li className="rule-b border-edge py-3">
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {towns.map((town) => (
            <li key={town.to}>
              <a href={town.to} className="inline-block py-1">
                {town.city}
              </a>
            </li>
          ))}
        </ul>
      </li>
    </ul>
    <div className="button-row mt-5 print:hidden">
      <Button variant="secondary" className="needs-script" data-act="map">
        Show interactive map
      </Button>
      <ButtonLink to={mapUrl} variant="secondary">
        View on map
      </ButtonLink>
    </div>
  </section>
);
