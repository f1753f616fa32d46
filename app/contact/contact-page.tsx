import { useState, type ComponentProps } from "react";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";
import { HoursTable } from "../hours/hours-table.tsx";
import { OpenSign } from "../hours/open-sign.tsx";
import { Styles } from "../site/styles.tsx";
import { StaticPart } from "../site/static-part.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { unbroken } from "../text/unbroken.ts";

/** Ways to reach the store and its hours, the message form, then the map. */
export function ContactPage({ page, submission }: ContactFormProps) {
  return (
    <>
      <Styles of={["contact", "forms", "label", "map", "map-links"]} />
      <div className="page pt-4">
        <h1>{page.heroTitle}</h1>
      </div>
      <div className="contact-page page grid items-start gap-8 py-6 lg:grid-cols-[1.4fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <WaysToReachUs {...page} />
        <HoursSection {...page} />
        <section id="form">
          <ContactForm page={page} submission={submission} />
        </section>
      </div>
      <div className="contact-place page section grid gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-x-16">
        <section>
          <h2 className="mb-4">{page.mapTitle}</h2>
          <MapPanel {...page} />
        </section>
        <StaticPart data={page.gettingHere} />
      </div>
    </>
  );
}

function WaysToReachUs(ways: ContactFormProps["page"]) {
  return (
    <ul className="label contact-ways">
      <ContactWay icon="phone" title="Phone" lines={[ways.phone.text]} to={ways.phone.url} button="Call Now" />
      <ContactWay icon="mail" title="Email" lines={[ways.email]} to={`mailto:${ways.email}`} button="Send Email" />
      <ContactWay
        icon="map-pin"
        title="Address"
        lines={ways.addressLines}
        to={ways.directionsUrl}
        button="Get Directions"
      />
    </ul>
  );
}

function HoursSection({ hoursTitle, hoursNote, week }: ContactFormProps["page"]) {
  return (
    <section className="break-inside-avoid">
      <h2 className="mb-4">{hoursTitle}</h2>
      <div className="label">
        <p className="label-head max-sm:px-3 max-sm:text-base">
          <OpenSign />
        </p>
        <div className="p-4 text-lg">
          <HoursTable week={week} />
        </div>
      </div>
      <p className="mt-2 text-sm text-soft">{hoursNote}</p>
      <ul className="mt-2 print:hidden">
        <FileLink href="/hours.ics">Add our hours to your calendar</FileLink>
        <FileLink href="/contact.vcf">Save our contact information</FileLink>
      </ul>
    </section>
  );
}

function FileLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className="inline-block py-1">
        {children}
      </a>
    </li>
  );
}

interface ContactWayProps {
  icon: ComponentProps<typeof Icon>["name"];
  title: string;
  lines: readonly string[];
  to: string;
  button: string;
}

/** A line that may break after the @ of an email address. */
function Line({ text }: { text: string }) {
  const [start = "", end] = text.split("@");
  return end === undefined ? (
    unbroken(start)
  ) : (
    <>
      <span>{`${start}@`}</span>
      <wbr />
      <span>{end}</span>
    </>
  );
}

function ContactWay({ icon, title, lines, to, button }: ContactWayProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-3 py-2.5 lg:items-center">
      <Icon name={icon} className="mt-1 text-red max-[24rem]:hidden" />
      <div className="min-w-0 grow basis-36 text-sm">
        <h2 className="text-sm">{title}</h2>
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere">
            <Line text={line} />
          </p>
        ))}
      </div>
      <ButtonLink to={to} variant="secondary" size="sm" className="max-[24rem]:px-2">
        {button}
      </ButtonLink>
    </li>
  );
}

/** Focuses the map, which replaces the pressed button. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** The store's own map, with a button that loads Google's in its place. */
function MapPanel({ map, mapEmbedUrl, mapUrl }: ContactFormProps["page"]) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      {isShown ? (
        <iframe
          ref={takeFocus}
          title="Interactive map of the area around the store"
          src={mapEmbedUrl}
          width="720"
          height="416"
          className="card w-full"
          referrerPolicy="strict-origin"
          allow=""
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        <StaticPart data={map} />
      )}
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        {!isShown && (
          <Button variant="secondary" size="sm" className="needs-script" onClick={() => setShown(true)}>
            Show interactive map
          </Button>
        )}
        <ButtonLink to={mapUrl} variant="secondary" size="sm">
          View on map
        </ButtonLink>
      </div>
    </>
  );
}
