import type { TimeZone } from '#contracts/notices.ts';
import type { ToldLead } from '#database/queries/notices/notice-queue.ts';
import { isolate } from '#domain/text/isolate.ts';
import { inLanguage, type Language } from '#languages/languages.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { mailsIn, mailTo, pageFor, type Reader } from '../mail/send-mail.ts';
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

/** Returns what a device shows of leads, new ones or given ones; nothing of the shopper is in it. */
export function leadsPush(
  language: Language,
  told: readonly ToldLead[],
  given: boolean,
): PushMessage {
  const texts = mailsIn(language).enquiries;
  const leads = told.map(shortened);
  const [only, ...others] = leads;
  if (only !== undefined && others.length === 0) {
    return {
      title: given ? texts.givenEnquiry(only) : texts.newEnquiry(only),
      body: texts.fromWhere(only),
      path: inLanguage(language, `/seller/enquiries/${only.id}`),
      tag: `${given ? 'given' : 'lead'}-${only.id}`,
    };
  }
  return {
    title: given ? texts.givenEnquiries(leads.length) : texts.newEnquiries(leads.length),
    body: texts.named(leads.slice(0, 3)),
    path: inLanguage(language, given ? '/seller/enquiries?assignee=mine' : '/seller/enquiries'),
    tag: given ? 'given' : 'leads',
  };
}

/** Returns the notice that a seller or an admin sends to itself. */
export function testPush(role: 'seller' | 'admin', language: Language): PushMessage {
  const { thisIsATest, enquiriesToldHere } = mailsIn(language).enquiries;
  return role === 'seller'
    ? {
        title: thisIsATest,
        body: enquiriesToldHere,
        path: inLanguage(language, '/seller/dashboard'),
        tag: 'test',
      }
    : {
        title: thisIsATest,
        body: 'What waits for you is told on this device.',
        path: '/admin/account',
        tag: 'test',
      };
}

/** Returns the mail that tells somebody of a lead that was given to them. */
export function givenMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  to: Reader,
  lead: ToldLead,
): Mail {
  const link = pageFor(context, to, `/seller/enquiries/${lead.id}`);
  const { leadGiven } = mailsIn(to.language).enquiries;
  return mailTo(context, to, leadGiven({ ...shortened(lead), link }));
}

/** Returns the mail that tells a seller of leads. */
export function leadsMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  to: Reader,
  leads: readonly ToldLead[],
  timeZone: TimeZone,
): Mail {
  const page = (path: string) => pageFor(context, to, path);
  const { leadsCame } = mailsIn(to.language).enquiries;
  const told = leads.slice(0, NAMED).map((lead) => ({
    ...shortened(lead),
    at: lead.createdAt,
    link: page(`/seller/enquiries/${lead.id}`),
  }));
  return mailTo(
    context,
    to,
    leadsCame({
      leads: told,
      unnamed: leads.length - told.length,
      timeZone,
      all: page('/seller/enquiries'),
      settings: page('/seller/dashboard#notices'),
    }),
  );
}
