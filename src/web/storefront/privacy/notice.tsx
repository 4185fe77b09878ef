import type { NoticeSection, PrivacyNotice } from '#contracts/privacy-notice.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { dateInWords } from '#domain/time/date-words.ts';
import { type Language, languages } from '#languages/languages.ts';
import { dateLocale } from '#texts/formats.ts';
import { language } from '#texts/language.ts';
import * as texts from '#texts/storefront/privacy.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { Link } from '#web/ui/link.tsx';
import { Written } from '#web/ui/written.tsx';
import { PageHead } from '../page-head.tsx';
import { useFrame } from '../site.ts';

/** A privacy notice with what it is a version of. */
export function Notice({ notice }: { notice: PrivacyNotice }) {
  const { site } = useFrame();
  const { sections, until } = notice;
  // An earlier version may not be in the language of the page.
  const spoken = notice.language === language ? undefined : notice.language;
  return (
    <>
      <PageHead title={texts.title} text={texts.text(site.name)} />
      <div className="margins grid gap-x-8 gap-y-10 pt-10 pb-24 md:grid-cols-12 md:pt-16 md:pb-32">
        <aside className="md:col-span-4 lg:col-span-3">
          <div className="md:sticky md:top-36">
            <InForce notice={notice} />
            <nav
              aria-label={texts.onThisPage}
              className="mt-8 hidden border-t border-line pt-5 md:block"
            >
              <ul lang={spoken} className="grid gap-1 text-small">
                {sections.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="inline-block py-1 text-ink-soft hover:text-ink">
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </aside>
        <div className="min-w-0 md:col-span-8 lg:col-span-7 lg:col-start-5">
          {until !== null && (
            <p className="mb-10 border-s border-brass ps-4">
              {texts.earlierVersion(<Day moment={until} />)}{' '}
              <Link className="text-link" to={addresses.privacy}>
                {texts.readPresent}
              </Link>
            </p>
          )}
          {sections.map((section) => (
            <Section key={section.id} {...section} spoken={spoken} />
          ))}
          <Versions notice={notice} />
        </div>
      </div>
    </>
  );
}

/** A version goes by the day on which it came into force. */
function InForce({ notice: { since, versions } }: { notice: PrivacyNotice }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
      <dt className="text-ink-muted">{texts.version}</dt>
      <dd>
        <Day moment={since} among={versions} />
      </dd>
    </dl>
  );
}

type SectionProps = NoticeSection & { spoken: Language | undefined };

function Section({ id, title, paragraphs, items, spoken }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      lang={spoken}
      dir={spoken && languages[spoken].direction}
      className="not-first:mt-12 md:not-first:mt-20"
    >
      <h2 id={id} className="scroll-mt-36 font-serif text-title">
        {title}
      </h2>
      <div className="mt-4 grid max-w-[42rem] gap-4 text-pretty text-ink-soft">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {items.length > 0 && (
        <dl className="mt-6 border-t border-line">
          {items.map(({ name, text, link }) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 border-b border-line py-4 text-small md:grid-cols-[2fr_3fr]"
            >
              <dt className="font-medium text-pretty">{name}</dt>
              <dd className="text-pretty text-ink-soft">
                {link === null ? (
                  text
                ) : (
                  <a className="text-link" href={link} rel="noopener">
                    <Written>{text}</Written>
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Those that are not shown; nothing where there is no other. */
function Versions({ notice: { version, versions } }: { notice: PrivacyNotice }) {
  const [present, ...earlier] = versions;
  if (present === undefined || earlier.length === 0) return null;
  return (
    <section aria-labelledby="versions" className="mt-12 md:mt-20">
      <h2 id="versions" className="scroll-mt-36 font-serif text-title">
        {texts.earlierVersions}
      </h2>
      <ul className="mt-4 grid text-small">
        {earlier.map((each) => (
          <li key={each.since}>
            <Link
              to={addresses.privacyNotice(each.version)}
              aria-current={each.version === version ? 'page' : undefined}
              className="quiet-action"
            >
              <span className="text-link">
                <Day moment={each.since} among={versions} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const timeOf = (moment: string) =>
  new Intl.DateTimeFormat(dateLocale, { timeStyle: 'short', timeZone: 'Asia/Dubai' }).format(
    new Date(moment),
  );

type DayProps = { moment: string; among?: PrivacyNotice['versions'] };

/** The day of a moment in the Emirates, with its time where other versions are of that day. */
export function Day({ moment, among = [] }: DayProps) {
  const day = dayOf(new Date(moment));
  const sameDay = among.filter(({ since }) => dayOf(new Date(since)) === day);
  return (
    <time dateTime={moment}>
      {sameDay.length > 1 ? texts.dayAndTime(dateInWords(day), timeOf(moment)) : dateInWords(day)}
    </time>
  );
}
