import type { TimeZone } from '#contracts/notices.ts';
import type { ToldLead } from '#database/queries/notices/notice-queue.ts';
import { regionNames } from '#domain/region-names.ts';
import { isolate } from '#domain/text/isolate.ts';
import * as arabic from '#languages/ar/seller/push.ts';
import * as english from '#texts/seller/push.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { mailTo } from '../mail/send-mail.ts';
import type { PushMessage } from './push-sender.ts';

/** The most leads that one mail names. */
const NAMED = 20;
/** A push message has room for about 3 kB, and screens for less. */
const LONGEST_PIECE = 120;

type Texts = typeof english | typeof arabic;

/** What was asked about: the first piece, and how many more. */
function piecesOf({ piece, pieces }: ToldLead, texts: Texts = english): string {
  const short = piece.length > LONGEST_PIECE ? `${piece.slice(0, LONGEST_PIECE)}…` : piece;
  return texts.firstAndMore({ first: isolate(short), more: pieces - 1 });
}

/** The same words in each language; a device shows those of the pages that turned its notices on. */
const inEach = (words: (texts: Texts) => { title: string; body: string }) => ({
  ...words(english),
  ar: words(arabic),
});

/** Returns what a device shows of leads; nothing of the shopper is in it. */
export function leadsPush(leads: readonly ToldLead[]): PushMessage {
  const [only, ...others] = leads;
  if (only !== undefined && others.length === 0) {
    return {
      ...inEach((texts) => ({
        title: texts.newEnquiry(piecesOf(only, texts)),
        body: texts.from(only),
      })),
      path: `/seller/enquiries/${only.id}`,
      tag: `lead-${only.id}`,
    };
  }
  return {
    ...inEach((texts) => ({
      title: texts.newEnquiries(leads.length),
      body: texts.list(leads.slice(0, 3).map((lead) => piecesOf(lead, texts))),
    })),
    path: '/seller/enquiries',
    tag: 'leads',
  };
}

/** The notices that sellers and admins send to themselves. */
export const testPushes: Record<'seller' | 'admin', PushMessage> = {
  seller: {
    ...inEach((texts) => ({ title: texts.testTitle(), body: texts.testBody() })),
    path: '/seller/dashboard',
    tag: 'test',
  },
  admin: {
    title: 'This is a test',
    body: 'What waits for you is told on this device.',
    path: '/admin/account',
    tag: 'test',
  },
};

/** Returns the mail that tells a seller of leads. */
export function leadsMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  to: string,
  leads: readonly ToldLead[],
  timeZone: TimeZone,
): Mail {
  const { publicUrl } = context;
  const when = new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone,
  });
  const [first, ...others] = leads;
  const isOne = first !== undefined && others.length === 0;
  const subject = isOne ? `New enquiry: ${piecesOf(first)}` : `${leads.length} new enquiries`;
  const unnamed = leads.length - NAMED;
  return mailTo(context, to, subject, [
    isOne ? 'a shopper has asked you about:' : 'shoppers have asked you about:',
    ...leads
      .slice(0, NAMED)
      .flatMap((lead) => [
        '',
        piecesOf(lead),
        `Reference ${lead.reference}, ${regionNames[lead.region]}, ${when.format(lead.createdAt)}`,
        `${publicUrl}/seller/enquiries/${lead.id}`,
      ]),
    ...(unnamed > 0 ? ['', `… and ${unnamed} more:`, `${publicUrl}/seller/enquiries`] : []),
    '',
    'Choose when you are mailed, or that you are not:',
    `${publicUrl}/seller/dashboard#notices`,
  ]);
}
