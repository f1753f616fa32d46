import { useLocation } from "react-router";
import type { ChromeView } from "../../domain/chrome-view.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { SearchBox } from "./search-box.tsx";
import { ExternalLink, PageLink } from "../ui/link.tsx";
import { OpenSign, type NoticeData } from "../ui/open-sign.tsx";

export function SiteHeader(chrome: ChromeView & { notice: NoticeData }) {
  return (
    <header id="site-header" className="border-b border-line print:hidden">
      <TopBar {...chrome} />
      <MainBar {...chrome} />
    </header>
  );
}

function TopBar({ phone, addressLines, directionsUrl, hoursLine, open, notice }: ChromeView & { notice: NoticeData }) {
  return (
    <div className="on-brand bg-brand-deep text-on-brand">
      <div className="page flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-xs sm:text-sm">
        <OpenSign open={open} notice={notice} />
        <span className="hidden pl-4 text-on-brand-soft lg:mr-auto lg:inline">{hoursLine}</span>
        <span className="flex flex-wrap gap-x-5 gap-y-1">
          <a
            href={phone.url}
            className="inline-flex items-center whitespace-nowrap gap-1.5 py-0.5 font-semibold text-on-brand!"
          >
            <Icon name="phone" />
            {phone.text}
          </a>
          <ExternalLink
            href={directionsUrl}
            className="hidden items-center gap-1.5 py-0.5 text-on-brand! sm:inline-flex"
          >
            <Icon name="map-pin" />
            {addressLines[1]}
          </ExternalLink>
        </span>
      </div>
    </div>
  );
}

/** Whether a page is the link's own, or lies below it. */
const isWithin = (to: string, pathname: string) => pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));

function MainBar({ name, headerLinks, phone }: ChromeView) {
  const { pathname } = useLocation();
  return (
    <div className="page flex items-center justify-between gap-2 py-3">
      <PageLink to="/" className="inline-flex items-center gap-2 text-ink! no-underline">
        <img src="/images/logo.svg" alt="" width="40" height="40" className="flex-none" />
        <span className="w-min font-display text-xl leading-none font-extrabold sm:whitespace-nowrap">{name}</span>
      </PageLink>
      <SearchBox />
      <button
        type="button"
        popoverTarget="site-menu"
        className="menu-only-small button button-md button-secondary px-3"
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
          className="menu-only-small button button-md button-ghost float-right"
        >
          <Icon name="close" />
          Close
        </button>
        <ul className="clear-both">
          {headerLinks.map(({ label, to }) => (
            <li key={to}>
              <a href={to} aria-current={isWithin(to, pathname) ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ButtonLink to="/contact-us" size="sm" className="mt-2 whitespace-nowrap lg:mt-0">
          Write to us
        </ButtonLink>
        <p className="menu-only-small">
          <a href={phone.url} className="whitespace-nowrap">{`Call ${phone.text}`}</a>
        </p>
      </nav>
    </div>
  );
}
