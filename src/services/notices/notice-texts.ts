import type { TimeZone } from '#contracts/notices.ts';
import type { ToldLead } from '#database/queries/notices/notice-queue.ts';
import { isolate } from '#domain/text/isolate.ts';
import { isolated } from '#languages/isolated.ts';
import { inLanguage, type Language, languages } from '#languages/languages.ts';
import type { MailLine } from '#languages/mail-text.ts';
import { serverTexts } from '#languages/server-texts.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { mailTo, pageFor, phrasesIn, type Reader } from '../mail/send-mail.ts';
import type { PushMessage } from './push-sender.ts';

/** The most leads that one mail names. */
const NAMED = 20;
/** A push message has room for about 3 kB, and screens for less. */
const LONGEST_PIECE = 120;

/** What was asked about, the first product no longer than it is read. */
function shortened({ piece, ...lead }: ToldLead): ToldLead {
  const short = piece.length > LONGEST_PIECE ? `${piece.slice(0, LONGEST_PIECE)}…` : piece;
  return { ...lead, piece: isolate(short) };
}

/** Names what was asked about: the first product, and how many more. */
function nameOf({ language }: Pick<Reader, 'language'>, lead: ToldLead): string {
  const { piece, pieces } = shortened(lead);
  const first = languages[language].direction === 'rtl' ? isolated(piece) : piece;
  return pieces > 1 ? phrasesIn(language).andMore(first, pieces - 1) : first;
}

/** Returns what a device shows of leads, new ones or given ones; nothing of the shopper is in it. */
export function leadsPush(
  language: Language,
  leads: readonly ToldLead[],
  given: boolean,
): PushMessage {
  const phrases = phrasesIn(language);
  const names = leads.map((lead) => nameOf({ language }, lead));
  const [only, ...others] = leads;
  if (only !== undefined && others.length === 0) {
    const [name = ''] = names;
    return {
      title: given ? phrases.givenEnquiry(name) : phrases.newEnquiry(name),
      body: phrases.fromWhere(phrases.regions[only.region], only.reference),
      path: inLanguage(language, `/seller/enquiries/${only.id}`),
      tag: `${given ? 'given' : 'lead'}-${only.id}`,
    };
  }
  return {
    title: given ? phrases.givenEnquiries(leads.length) : phrases.newEnquiries(leads.length),
    body: names.slice(0, 3).join(serverTexts[language].formats.comma),
    path: inLanguage(language, given ? '/seller/enquiries?assignee=mine' : '/seller/enquiries'),
    tag: given ? 'given' : 'leads',
  };
}

/** Returns the notice that a seller or an admin sends to itself. */
export function testPush(role: 'seller' | 'admin', language: Language): PushMessage {
  const { thisIsATest, enquiriesToldHere } = phrasesIn(language);
  return role === 'seller'
    ? {
        title: thisIsATest,
        body: enquiriesToldHere,
        path: inLanguage(language, '/seller/dashboard'),
        tag: 'test',
      }
    : {
        title: thisIsATest,
        body: 'Notices are on for this device.',
        path: '/admin/account',
        tag: 'test',
      };
}

const regionOf = ({ language }: Reader, { region }: ToldLead) =>
  phrasesIn(language).regions[region];

/** Returns the mail that tells somebody of a lead that was given to them. */
export function givenMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  to: Reader,
  lead: ToldLead,
): Mail {
  const { givenEnquiry, referenceIn } = phrasesIn(to.language);
  const name = nameOf(to, lead);
  return mailTo(context, to, 'leadGiven', {
    news: givenEnquiry(name),
    lead: [
      name,
      referenceIn(regionOf(to, lead), lead.reference),
      { url: pageFor(context, to, `/seller/enquiries/${lead.id}`) },
    ],
  });
}

/** Returns the mail that tells a seller of leads. */
export function leadsMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  to: Reader,
  leads: readonly ToldLead[],
  timeZone: TimeZone,
): Mail {
  const phrases = phrasesIn(to.language);
  const { comma } = serverTexts[to.language].formats;
  const page = (path: string) => pageFor(context, to, path);
  const told = leads.slice(0, NAMED);
  const unnamed = leads.length - told.length;
  const [only, ...others] = told.map((lead) => nameOf(to, lead));
  const isOne = only !== undefined && others.length === 0;
  const lines = told.flatMap((lead): MailLine[] => {
    const reference = phrases.referenceIn(regionOf(to, lead), lead.reference);
    return [
      nameOf(to, lead),
      reference + comma + phrases.leadTime(lead.createdAt, timeZone),
      { url: page(`/seller/enquiries/${lead.id}`) },
      '',
    ];
  });
  const more = { label: phrases.moreEnquiries(unnamed), url: page('/seller/enquiries') };
  return mailTo(context, to, 'leadsCame', {
    news: isOne ? phrases.newEnquiry(only) : phrases.newEnquiries(leads.length),
    asked: isOne ? phrases.aShopperAsked : phrases.shoppersAsked,
    leads: unnamed > 0 ? [...lines, more] : lines.slice(0, -1),
    settings: page('/seller/dashboard#notices'),
  });
}
