import { use } from "react";
import { useLocation } from "react-router";
import type { SiteLayout } from "./site-layout.server.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { SearchBox } from "../search-field/search-form.tsx";
import { ExternalLink } from "../ui/link.tsx";
import { ImagesBase, imageUrl } from "../ui/picture.tsx";
import { OpenSign, HoursTable } from "../hours/open-sign.tsx";

type HeaderView = Omit<SiteLayout, "footer">;

export function SiteHeader(layout: HeaderView) {
  return (
    <header
      id="site-header"
      className="rule-b [anchor-name:--site-header] [--bar:2.75rem] md:[--bar:2.33rem] print:hidden"
    >
      <TopBar {...layout} />
      <MainBar {...layout} />
    </header>
  );
}

function TopBar({ phone, addressLines, directionsUrl }: HeaderView) {
  const [town = ""] = addressLines[1].split(",");
  return (
    <div className="on-brand relative bg-brand-deep">
      <div className="page flex min-h-(--bar) max-[15rem]:flex-wrap items-center justify-between gap-x-1 text-xs/tight md:gap-x-5">
        <div className="relative flex min-h-(--bar) shrink-99 items-center xl:gap-x-5">
          <OpenSign />
          <Icon name="chevron-down" className="xl:hidden" />
          <button type="button" popoverTarget="top-hours" className="absolute inset-0 w-full xl:hidden">
            <span className="sr-only">Hours</span>
          </button>
          <div id="top-hours" popover="auto" role="group" aria-label="Hours" className="card top-hours">
            <HoursTable />
          </div>
        </div>
        <ListLink className="py-1 max-md:mr-1 whitespace-nowrap text-on-brand md:ml-auto max-[22rem]:hidden min-[72rem]:hidden" />
        <a
          href={phone.url}
          className="inline-flex items-center gap-1 font-semibold whitespace-nowrap text-on-brand max-md:ml-auto max-md:min-h-11 md:py-1"
        >
          <Icon name="phone" className="max-md:hidden" />
          <span>{phone.text}</span>
        </a>
        <ExternalLink
          href={directionsUrl}
          className="inline-flex items-center gap-1 text-on-brand max-md:mr-[max(-0.875rem,-3.9vw)] max-md:size-11 max-md:justify-center md:py-1 md:whitespace-nowrap"
        >
          <Icon name="map-pin" />
          <span className="max-md:sr-only">
            <span>{addressLines[0]}</span>
            {/* Only the street fits next to sign and list. */}
            <span className="md:max-lg:sr-only">{addressLines[0] === "" ? town : `, ${town}`}</span>
          </span>
        </ExternalLink>
      </div>
    </div>
  );
}

/** Hidden until the list has errands (list-marks.ts). */
function ListLink({ className }: { className: string }) {
  return (
    useLocation().pathname !== "/visit" && (
      <a hidden href="/visit" data-list-link className={className}>
        My list <b className="list-count" />
      </a>
    )
  );
}

function MainBar({ name, logo, headerLinks, phone, directionsUrl }: HeaderView) {
  return (
    <div className="page flex flex-wrap items-center justify-between gap-2 py-2.5 lg:py-3 max-lg:relative">
      <a href="/" className="inline-flex items-center gap-2 text-ink no-underline">
        {/* Fits both color schemes. Low priority, or React would preload it before the page's picture. */}
        <img
          src={imageUrl(logo, use(ImagesBase))}
          alt=""
          width="40"
          height="40"
          fetchPriority="low"
          className="flex-none"
        />
        <span className="font-display text-xl/none font-bold max-sm:w-min">{name}</span>
      </a>
      <SearchBox />
      <button
        type="button"
        popoverTarget="site-menu"
        className="lg:hidden button button-md button-secondary px-3"
        aria-label="Menu"
      >
        <Icon name="menu" />
        <Icon name="close" />
        Menu
      </button>
      <nav id="site-menu" className="site-menu gap-2 lg:ml-auto" popover="auto" aria-label="Main">
        <ul>
          {headerLinks.map(({ label, to }) => (
            <li key={to}>
              <MenuLink to={to}>{label}</MenuLink>
            </li>
          ))}
          <li className="lg:hidden">
            <MenuLink to="/ask-mailbox-plus">Ask the shop</MenuLink>
          </li>
        </ul>
        <ButtonLink
          to="/contact-us#form"
          variant="secondary"
          size="sm"
          className="whitespace-nowrap max-lg:mt-4 max-lg:w-full max-lg:text-base"
        >
          Message us
        </ButtonLink>
        <ListLink className="button button-sm button-secondary whitespace-nowrap max-[72rem]:hidden" />
        <div className="grid gap-3 py-3 lg:hidden">
          <OpenSign />
          <HoursTable />
          <div className="button-row">
            <ButtonLink to={directionsUrl}>Directions</ButtonLink>
            <ButtonLink to={phone.url} variant="secondary">
              {`Call ${phone.text}`}
            </ButtonLink>
          </div>
        </div>
      </nav>
    </div>
  );
}

function MenuLink({ to, children }: { to: string; children: string }) {
  const isHere = useLocation().pathname === to;
  return (
    <a href={to} aria-current={isHere ? "page" : undefined}>
      {children}
    </a>
  );
}
