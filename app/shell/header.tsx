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
    // `--bar` is the height of the top bar.
    <header id="site-header" className="rule-b [--bar:3.91rem] md:[--bar:2.33rem] print:hidden">
      <TopBar {...layout} />
      <MainBar {...layout} />
    </header>
  );
}

/** Open sign, hours, phone and address: one line, on a phone two. */
function TopBar({ phone, addressLines, directionsUrl }: HeaderView) {
  const [town = ""] = addressLines[1].split(",");
  return (
    <div className="on-brand relative bg-brand-deep">
      <div className="page flex items-center justify-between gap-x-2 flex-wrap py-1.5 text-xs md:gap-x-5">
        <div className="flex items-center justify-between gap-x-2 max-md:w-full md:mr-auto xl:gap-x-5">
          <OpenSign />
          <button
            type="button"
            popoverTarget="top-hours"
            className="inline-flex flex-none items-center gap-1 py-1 font-semibold xl:hidden"
          >
            Hours
            <Icon name="chevron-down" />
          </button>
          <div id="top-hours" popover="auto" role="group" aria-label="Hours" className="card top-hours">
            <HoursTable />
          </div>
        </div>
        <ListLink className="py-1 whitespace-nowrap text-on-brand max-md:order-1 max-[22rem]:hidden min-[72rem]:hidden" />
        <a
          href={phone.url}
          className="inline-flex items-center gap-1 py-1 font-semibold whitespace-nowrap text-on-brand"
        >
          <Icon name="phone" />
          <span>{phone.text}</span>
        </a>
        <ExternalLink
          href={directionsUrl}
          className="inline-flex items-center gap-1 py-1 text-on-brand max-md:order-1 md:whitespace-nowrap"
        >
          <Icon name="map-pin" />
          <span>
            <span className="sm:hidden">
              <span>{addressLines[0]}</span>
              <span className={addressLines[0] === "" ? "" : "sr-only"}>{` ${town}`}</span>
            </span>
            <span className="max-sm:hidden">
              <span>{addressLines[0]}</span>
              {/* The street alone where the sign and a list stand beside it. */}
              <span className="md:max-lg:sr-only">{addressLines[0] === "" ? town : `, ${town}`}</span>
            </span>
          </span>
        </ExternalLink>
      </div>
    </div>
  );
}

/** A link to My list, which a script shows where it has errands (list-marks.ts). */
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
    <div className="page flex flex-wrap items-center justify-between gap-2 py-3 max-lg:relative">
      <a href="/" className="inline-flex items-center gap-2 text-ink no-underline">
        {/* Its colors stand on both grounds. React would preload it, before the picture of the page. */}
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
        Menu
      </button>
      <nav id="site-menu" className="site-menu gap-2 lg:ml-auto" popover="auto" aria-label="Main">
        <button
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          className="lg:hidden button button-md button-ghost ml-auto flex w-fit"
        >
          <Icon name="close" />
          Close
        </button>
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
