import { ContactForm } from "./contact-form.tsx";
import type { Submission } from "./outcome.ts";
import { Breadcrumbs } from "../site/breadcrumbs.tsx";
import { HoursCard } from "../hours/hours-card.tsx";
import { Hero } from "../site/hero.tsx";
import { Styles } from "../site/styles.tsx";
import { MapPanel } from "./map-panel.tsx";
import { StaticPart, type StaticPartData } from "../site/static-part.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { NoticeData } from "../hours/open-sign.tsx";
import type { IconName } from "../content/schema.ts";
import type { HoursRow, OpenState } from "../hours/opening-hours.ts";
import type { Crumb } from "../site/page-record.ts";
import { unbroken } from "../text/unbroken.ts";

interface WaysToReachUsProps {
  heroTitle: string;
  heroSubtitle: string;
  heroImage: string;
  phone: { text: string; url: string };
  email: string;
  addressLines: readonly string[];
  directionsUrl: string;
}

interface ContactPageProps extends WaysToReachUsProps {
  trail: readonly Crumb[];
  formTitle: string;
  formIntro: string;
  hoursTitle: string;
  hoursNote: string;
  mapTitle: string;
  gettingHere: StaticPartData;
  mapUrl: string;
  mapEmbedUrl: string;
  map: StaticPartData;
  week: readonly HoursRow[];
  open: OpenState;
  notice: NoticeData;
  captcha: { scriptUrl: string; siteKey: string };
  submission: Submission | null;
}

export function ContactPage(page: ContactPageProps) {
  return (
    <>
      <Styles of="label" />
      <Styles of="map" />
      <Breadcrumbs trail={page.trail} />
      <WaysToReachUs {...page} />
      <div className="page section grid items-start gap-10 lg:grid-cols-[1.4fr_1fr] print:block print:columns-2">
        <section className="print:hidden">
          <h2>{page.formTitle}</h2>
          <p className="mt-1 mb-6 text-soft">{page.formIntro}</p>
          <ContactForm captcha={page.captcha} phone={page.phone} email={page.email} submission={page.submission} />
        </section>
        <div className="flex flex-col gap-8">
          <HoursSection {...page} />
          <section className="break-inside-avoid">
            <h2 className="mb-4">{page.mapTitle}</h2>
            <MapPanel embedUrl={page.mapEmbedUrl} mapUrl={page.mapUrl}>
              <StaticPart data={page.map} />
            </MapPanel>
          </section>
        </div>
        <StaticPart data={page.gettingHere} className="lg:col-span-2" />
      </div>
    </>
  );
}

function WaysToReachUs({ heroTitle, heroSubtitle, heroImage, ...ways }: WaysToReachUsProps) {
  return (
    <>
      <Hero title={heroTitle} subtitle={heroSubtitle} image={heroImage} />
      {/* Three in a row, or one below the other where letters are so large that a telephone number would break. */}
      <ul className="page grid gap-4 md:grid-cols-[1fr_1.55fr_1.3fr] lg:grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] print:grid-cols-3">
        <ContactCard icon="phone" title="Phone" lines={[ways.phone.text]} to={ways.phone.url} button="Call Now" />
        <ContactCard
          icon="envelope"
          title="Email"
          lines={[ways.email]}
          to={`mailto:${ways.email}`}
          button="Send Email"
        />
        <ContactCard
          icon="map-pin"
          title="Address"
          lines={ways.addressLines}
          to={ways.directionsUrl}
          button="Get Directions"
        />
      </ul>
    </>
  );
}

function HoursSection({ hoursTitle, hoursNote, week, open, notice }: ContactPageProps) {
  return (
    <section>
      <h2 className="mb-6">{hoursTitle}</h2>
      <HoursCard open={open} notice={notice} week={week} />
      <p className="mt-2 text-sm text-soft">{hoursNote}</p>
      <ul className="mt-2 print:hidden">
        <FileLink href="/hours.ics">Add our hours to your calendar</FileLink>
        <FileLink href="/contact.vcf">Save our contact information</FileLink>
      </ul>
    </section>
  );
}

/** A link to a file: a plain anchor, since the client router shows only pages. */
function FileLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className="inline-block py-1">
        {children}
      </a>
    </li>
  );
}

interface ContactCardProps {
  icon: IconName;
  title: string;
  lines: readonly string[];
  to: string;
  button: string;
}

function ContactCard({ icon, title, lines, to, button }: ContactCardProps) {
  return (
    <li className="card flex flex-col items-start gap-2 p-5">
      <h2 className="flex items-center gap-2 text-xl">
        <Icon name={icon} className="text-red" />
        {title}
      </h2>
      <p className="grow wrap-anywhere">
        {lines.map((line) => (
          <span key={line} className="block">
            {unbroken(line)}
          </span>
        ))}
      </p>
      <ButtonLink to={to} variant="secondary">
        {button}
      </ButtonLink>
    </li>
  );
}
