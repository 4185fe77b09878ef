import { getAboutContent, getSite } from '#contracts/calls/site.ts';
import type { AboutContent } from '#contracts/content/shown.ts';
import type { MediaItem } from '#contracts/media.ts';
import * as texts from '#texts/storefront/about.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { sceneOf } from '#web/ui/pictures/scenes.server.ts';
import { Written } from '#web/ui/written.tsx';
import { apiContext } from '../../api-context.ts';
import { PageHead } from '../page-head.tsx';
import { pageMeta, useFrame } from '../site.ts';
import type { Route } from './+types/about';

const ContactForm = lazyHydrate(
  () => import('./contact-form.tsx'),
  (module) => module.ContactForm,
);

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [site, { terms }] = await Promise.all([api.get(getSite), api.get(getAboutContent)]);
  const { tone: _, ...scene } = sceneOf(site, 'about');
  return { picture: site.uploaded?.about ?? scene, ...(terms.length > 0 && { terms }) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    path: addresses.about,
    description: texts.description,
  });

export default function About({ loaderData }: Route.ComponentProps) {
  const { site } = useFrame();
  return (
    <>
      <PageHead title={texts.heading(site.name)} text={site.tagline} />
      <Founder picture={loaderData.picture} />
      <section id="contact" className="scroll-mt-24 bg-sand/60" aria-labelledby="contact-heading">
        <div className="margins grid gap-x-8 gap-y-10 py-16 md:grid-cols-12 md:py-24">
          <div className="md:col-span-4">
            <h2 id="contact-heading" className="font-display text-heading">
              {texts.contact}
            </h2>
            <Addresses />
          </div>
          <div className="md:col-span-7 md:col-start-6">
            <ContactForm email={site.email} />
          </div>
        </div>
      </section>
      <Terms more={loaderData.terms} />
    </>
  );
}

function Founder({ picture }: { picture: MediaItem }) {
  const { site } = useFrame();
  return (
    <section className="margins grid items-center gap-x-8 gap-y-10 py-12 md:grid-cols-12 md:py-24">
      <Picture
        media={picture}
        sizes="(min-width: 48rem) 46vw, 92vw"
        ratio={4 / 3}
        fill
        priority
        alt=""
        className="md:col-span-6"
      />
      <figure className="md:col-span-5 md:col-start-8">
        <blockquote className="font-display text-heading text-pretty">
          {site.founderNote}
        </blockquote>
        <figcaption className="mt-7 border-t border-line pt-4 text-small">
          <span className="font-medium">{site.founder}</span>
          <span className="text-ink-muted">{texts.founderRole}</span>
        </figcaption>
      </figure>
    </section>
  );
}

function Addresses() {
  const { site, phone } = useFrame();
  return (
    <address className="mt-5 text-ink-soft not-italic">
      {site.address.map((line) => (
        <Written key={line} className="block">
          {line}
        </Written>
      ))}
      {[
        [texts.storeHours, site.storeHours],
        [texts.supportAlways, site.support],
      ].map(([name, content]) => (
        <span key={name} className="mt-4 block">
          <span className="block text-small text-ink-muted">{name}</span>
          {content}
        </span>
      ))}
      <a className="text-link mt-4 flex min-h-11 w-fit items-center" href={`tel:${site.phone}`}>
        <bdi dir="ltr">{phone}</bdi>
      </a>
      <a className="text-link flex min-h-11 w-fit items-center" href={`mailto:${site.email}`}>
        {site.email}
      </a>
    </address>
  );
}

function Terms({ more = [] }: { more?: AboutContent['terms'] | undefined }) {
  const { terms } = useFrame().site;
  const list = [
    [texts.shipping, terms.shippingDays, texts.shippingText],
    [texts.returns, texts.within(terms.returnDays), texts.returnsText],
    [texts.refunds, terms.refundDays, texts.refundsText],
  ] as const;
  return (
    <section
      id="terms"
      className="margins scroll-mt-24 py-16 md:py-28"
      aria-labelledby="terms-heading"
    >
      <h2 id="terms-heading" className="font-display text-heading">
        {texts.terms}
      </h2>
      <dl className="mt-8 grid border-t border-ink md:mt-12 md:grid-cols-3">
        {list.map(([name, days, text]) => (
          <div key={name} className="border-b border-line py-6 md:border-b-0 md:pe-8">
            <dt className="eyebrow text-brass-deep">{name}</dt>
            <dd className="mt-3">
              <span className="block font-serif text-title">{days}</span>
              <span className="mt-1 block text-small text-ink-soft">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
      {more.map(({ title, text }) => (
        <div key={title} className="mt-12 max-w-2xl">
          <h3 className="font-serif text-title">{title}</h3>
          <p className="mt-3 text-ink-soft whitespace-pre-line">{text}</p>
        </div>
      ))}
      <Privacy />
    </section>
  );
}

function Privacy() {
  const { email } = useFrame().site;
  return (
    <div id="privacy" className="mt-12 max-w-2xl scroll-mt-24">
      <h3 className="font-serif text-title">{texts.yourData}</h3>
      <p className="mt-3 text-ink-soft">
        {texts.yourDataText({
          address: (
            <a className="text-link" href={`mailto:${email}?subject=My%20data`}>
              {email}
            </a>
          ),
          notice: (
            <Link className="text-link" to={addresses.privacy}>
              {texts.ourPrivacyNotice}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}
