import type { ReactNode } from 'react';
import type { PublicSite } from '#contracts/site-config.ts';
import * as texts from '#texts/storefront/frame.ts';
import { addresses } from '#web/ui/addresses.ts';
import { Outline } from '#web/ui/icon.tsx';
import { LanguageLinks } from '#web/ui/language-links.tsx';
import { Link } from '#web/ui/link.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { Written } from '#web/ui/written.tsx';
import { useFrameMarkup } from './frame-markup.ts';
import { storiesPath } from './stories/paths.ts';

/** In boxes of 24, as those of `Icon`. */
const outlines = {
  truck:
    'M5.2 17H3V6h11v11H8.8M14 9h3.5l3.5 3.5V17h-2.2M15.2 17H14M7 15.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM17 15.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z',
  support:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h2.5V19H5a1 1 0 0 1-1-1ZM20 13.5h-2.5V19H19a1 1 0 0 0 1-1ZM19 19c0 1.5-2 2-5 2',
  back: 'M4 9h10a5.5 5.5 0 0 1 0 11H8M4 9l4-4M4 9l4 4',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 6.9v.01',
};

const shopLinks = [
  { label: texts.allPieces, to: addresses.shop() },
  { label: texts.newArrivals, to: addresses.shop({ sort: 'newest' }) },
  { label: texts.priceLowToHigh, to: addresses.shop({ sort: 'price-low-high' }) },
  { label: texts.categories, to: addresses.categories },
  { label: texts.sellers, to: addresses.sellers() },
];

const storiesLink = { label: texts.stories, to: storiesPath() };

const yourLinks = [
  { label: texts.favourites, to: addresses.favourites() },
  { label: texts.enquiryList, to: addresses.enquiryList() },
  { label: texts.yourEnquiries, to: addresses.yourEnquiries },
];

const aboutLinks = [
  { label: texts.about, to: addresses.about },
  { label: texts.contact, to: addresses.contact },
  { label: texts.terms, to: addresses.terms },
  { label: texts.privacy, to: addresses.privacy },
  { label: texts.sellProduct, to: addresses.sell },
];

export type FooterProps = {
  site: PublicSite;
  /** The marketplace's phone number as shown. */
  phone: string;
};

export function Footer(props: FooterProps) {
  const markup = useFrameMarkup('footer');
  return (
    <footer
      className="site-footer bg-ink text-paper"
      {...(markup ?? { children: <FooterContent {...props} /> })}
    />
  );
}

/** Everything in the footer, which is rendered apart from pages too. */
export function FooterContent({ site, phone }: FooterProps) {
  return (
    <>
      <Assurances site={site} />
      <div className="margins grid gap-x-8 grid-cols-2 gap-y-12 py-16 md:grid-cols-12 md:py-20">
        <div className="col-span-2 md:col-span-3">
          <LogoMark className="h-9 text-brass-light" />
          <p className="mt-5 max-w-sm font-serif text-title text-balance">{site.tagline}</p>
          <p className="mt-3 text-small text-paper-dim">{texts.foundedBy(site.founder)}</p>
        </div>
        <Column title={texts.shop} className="md:col-span-2">
          <LinkList links={site.hasStories ? [...shopLinks, storiesLink] : shopLinks} />
        </Column>
        <Column title={texts.about} className="md:col-span-2">
          <LinkList links={[...aboutLinks, ...(site.pages ?? [])]} />
        </Column>
        <Column title={texts.yours} className="md:col-span-2">
          <LinkList links={yourLinks} />
        </Column>
        <Column title={texts.contact} className="col-span-2 md:col-span-3">
          <Contact site={site} phone={phone} />
        </Column>
      </div>
      <SmallPrint site={site} />
    </>
  );
}

function Assurances({ site: { terms, support } }: { site: PublicSite }) {
  return (
    <ul className="margins grid divide-line-dark border-b border-line-dark max-md:divide-y md:grid-cols-3 md:divide-x">
      <Assurance
        icon={<Outline path={outlines.truck} className="rtl:-scale-x-100" />}
        title={texts.fastDelivery}
        text={texts.shippedIn(terms.shippingDays)}
      />
      <Assurance
        icon={<Outline path={outlines.support} />}
        title={texts.supportAlways}
        text={support}
      />
      <Assurance
        icon={<Outline path={outlines.back} className="rtl:-scale-x-100" />}
        title={texts.returns}
        text={texts.within(terms.returnDays)}
      />
    </ul>
  );
}

function Assurance({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="flex items-center gap-4 py-6 md:px-8 md:py-9 md:first:ps-0">
      <span className="text-brass-light *:size-6 *:stroke-[1.25]">{icon}</span>
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-small text-paper-dim">{text}</span>
      </span>
    </li>
  );
}

function Column(props: { title: string; className: string; children: ReactNode }) {
  return (
    <div className={props.className}>
      <h2 className="eyebrow text-brass-light">{props.title}</h2>
      <div className="mt-3">{props.children}</div>
    </div>
  );
}

function LinkList({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul className="footer-links">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link
            to={to}
            // The back offices are not among the routes in a shopper's browser.
            {...(to === addresses.sell ? { reloadDocument: true } : { prefetch: 'intent' })}
            className="footer-link"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Contact({ site, phone }: FooterProps) {
  return (
    <>
      <address className="pt-2 text-small text-paper-dim not-italic">
        {site.address.map((line) => (
          <Written key={line} className="block">
            {line}
          </Written>
        ))}
        <span className="mt-3 block">{texts.storeHours(site.storeHours)}</span>
      </address>
      <ul className="footer-links mt-1">
        <li>
          <a className="footer-link" href={`tel:${site.phone}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </li>
        <li>
          <a className="footer-link" href={`mailto:${site.email}`}>
            {site.email}
          </a>
        </li>
        <li>
          <a className="footer-link gap-2" href={site.instagram} target="_blank" rel="noopener">
            <Outline path={outlines.instagram} size={16} />
            Instagram
          </a>
        </li>
        {site.social?.map(({ name, link }) => (
          <li key={link}>
            <a className="footer-link" href={link} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function SmallPrint({ site }: { site: PublicSite }) {
  return (
    <div className="margins">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line-dark pt-6 pb-8 text-fine text-paper-dim">
        <p>{texts.smallPrint(site.name)}</p>
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          <div className="flex gap-1.5">
            <dt>{texts.language}</dt>
            <dd className="flex flex-wrap items-center gap-x-2 text-paper">
              {site.language} <LanguageLinks className="footer-language" />
            </dd>
          </div>
          <div className="flex gap-1.5">
            <dt>{texts.currency}</dt>
            <dd className="text-paper">{site.currency}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
