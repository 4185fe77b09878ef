import type { NoticeSection } from '#contracts/privacy-notice.ts';
import type { SiteConfig } from '#contracts/site-config.ts';
import { agreedTo, ofContact, ofNewsletter, ofRegistration, ofReport } from '#domain/data-words.ts';
import { formatPhone } from '#domain/phone.ts';
import { DAY_MS } from '#domain/time/days.ts';
import {
  FAILED_MAILS_KEPT_DAYS,
  PRICES_KEPT_DAYS,
  SENT_MAILS_KEPT_DAYS,
  VIEWS_KEPT_DAYS,
} from '../accounts/sweep-expired.ts';
import { IMPORTS_KEPT } from '../imports/check-import.ts';
import { CONFIRM_DAYS } from '../newsletter.ts';
import { SEARCHES_KEPT_DAYS } from '../searches/dismiss-search.ts';
import { DEVICE_KEPT_MS, IDLE_MS, LONGEST_MS } from '../sessions/session-limits.ts';
import type { KeepDays } from './expire-old.ts';

/** What an installation does that is not the same for all: its settings, as far as they touch personal data. */
export type NoticeFacts = {
  site: SiteConfig;
  keepDays: KeepDays;
  /** Whether the database is a part of the server itself. */
  hasOwnDatabase: boolean;
  /** Whether uploaded files lie in an object storage rather than on the server's disk. */
  hasObjectStorage: boolean;
  /** Whether mails go through a mail server; else they are files in a folder of the server. */
  hasMailServer: boolean;
  /** Null where the server makes none by itself. */
  backup: { everyMs: number; keep: number; isElsewhere: boolean; isEncrypted: boolean } | null;
  /** What of a network address is logged with each request; null where requests are not logged. */
  loggedNetworks: 'shortened' | 'hashed' | 'whole' | 'none' | null;
  isTraced: boolean;
  /** Whether others pass requests on to the server: proxies or a CDN. */
  isBehindProxy: boolean;
  /** Origins that the shop's own pictures are loaded from, other than the server. */
  pictureOrigins: readonly string[];
};

type Item = NoticeSection['items'][number];
type Kept = { name: string; text: string; tables: readonly string[] };

/**
 * Returns what the privacy notice says (docs/behaviour/rules.md#privacy-notice). Each sentence is what the code does with
 * these settings: whoever changes what is kept, how long, or who receives it, changes its sentence here.
 */
export function noticeText(facts: NoticeFacts): NoticeSection[] {
  const { site } = facts;
  const { basis = [], paragraphs = [], authority } = site.privacy ?? {};
  const kept = keptData(facts).map(({ name, text }) => item(name, text));
  return [
    section('who', 'Who keeps your data', {
      paragraphs: [
        `${site.name} is at ${site.address.join(', ')}. Write or call for anything about your data.`,
        'A seller whom you ask gets your enquiry, and answers for what it does with it outside this site.',
      ],
      items: [
        item('Email', site.email, `mailto:${site.email}`),
        item('Phone', formatPhone(site.phone), `tel:${site.phone}`),
        ...officerOf(site),
      ],
    }),
    ...(basis.length > 0 ? [section('basis', 'Why we may', { paragraphs: basis })] : []),
    section('looking', 'When you look around', lookingAround(facts)),
    section('sellers', 'When you write to a seller', {
      paragraphs: [
        `In the form for an enquiry you agree to this: “[The seller]${agreedTo(site.name)}” We keep who you are, how you can be reached, your words, the pieces with their sizes and prices, your region, the time, and the version of this notice. The seller sees all of it and gets it by mail.`,
        'A chat link opens WhatsApp with a message to the seller. We keep the pieces, your region, a reference and what you wrote beside the pieces, but neither your name nor your number. What you send there is between you, the seller and WhatsApp.',
        'A seller may note here whom it talks with: a name, a number, an address and words about an enquiry.',
      ],
    }),
    section('us', 'When you write to us', {
      paragraphs: ['With each we keep the time and the version of this notice.'],
      items: [
        item(
          'Contact',
          `“${ofContact}” We keep your name, address and message, and our answers, which are mailed to you.`,
        ),
        item(
          'Reports of a piece or a shop',
          `“${ofReport}” The seller is not told who has written.`,
        ),
        item('Newsletter', `“${ofNewsletter}”`),
      ],
    }),
    section('selling', 'When you sell here', {
      paragraphs: [
        `In the registration: “${ofRegistration}” Shoppers see your shop’s name, picture, description, city, hours and chat numbers and your pieces, but not your email address, nor the number that you log in with. Admins see all but your password, of which a hash alone is kept.`,
        'You can download everything that is kept of you, and delete your account, in your profile.',
      ],
    }),
    section('kept', 'What is kept, and how long', {
      paragraphs: [
        'What is past its time is removed by the server itself, within minutes where it is not under a heavy load.',
      ],
      items: kept,
    }),
    section('receives', 'Who receives it', {
      paragraphs: [
        'Nobody but those named here. Nothing is sold, there is no advertising, and views and searches are counted by this server alone.',
      ],
      items: recipients(facts),
    }),
    section('networks', 'Network addresses and logs', networks(facts)),
    section('cookies', 'Cookies', {
      paragraphs: ['Shoppers get no cookies.'],
      items: [
        item(
          'Sellers and admins',
          `A log-in sets two, which no script can read: “device”, by which the next log-in from the same browser is recognised, for ${daysIn(DEVICE_KEPT_MS)}; and “seller-media” or “admin-media”, by which pictures that are not public are shown, until the browser is closed. The log-in itself is in the browser’s local storage until it is ended.`,
        ),
      ],
    }),
    section('rights', 'What you can ask for', {
      paragraphs: [
        `You may see what is kept of you, have it corrected or erased, and take back what you have agreed to: write to ${site.email} from the address, or name the phone number or the enquiry’s reference, that it is about. An admin can hand over and erase all of it.`,
        'Every newsletter has a link to leave it, which removes your address at once. What a mail or a chat has brought to a seller is the seller’s to erase.',
      ],
      items:
        authority === undefined
          ? []
          : [
              item(
                'Complaints about us',
                [authority.name, authority.address].filter(Boolean).join(', '),
                authority.link,
              ),
            ],
    }),
    ...(paragraphs.length > 0 ? [section('more', `More from ${site.name}`, { paragraphs })] : []),
  ];
}

const section = (
  id: string,
  title: string,
  { paragraphs, items = [] }: { paragraphs: string[]; items?: Item[] },
): NoticeSection => ({ id, title, paragraphs, items });

const item = (name: string, text: string, link: string | null = null): Item => ({
  name,
  text,
  link,
});

function officerOf({ privacy }: SiteConfig): Item[] {
  const officer = privacy?.grievanceOfficer;
  if (officer === undefined) return [];
  const { name, email, phone } = officer;
  const ways = [name, email, ...(phone === undefined ? [] : [formatPhone(phone)])];
  return [item('Grievance officer', ways.join(', '), `mailto:${email}`)];
}

/** What browsers keep for a shopper, by its key in their storage. */
export const browserStorage: Readonly<Record<string, string>> = {
  region: 'whether prices in rupees or dirhams come first',
  favorites: 'your favourites',
  enquiryList: 'your enquiry list',
  compared: 'the pieces that you compare',
  recentlyViewed: 'the pieces that you viewed last',
  recentSearches: 'your last searches',
  enquiries: 'the enquiries that you sent, without your name and words',
  asked: 'when you asked about which piece',
  hasShownWelcome: 'until you close the page, that you have seen the welcome',
};

function lookingAround({ site, pictureOrigins }: NoticeFacts) {
  const others =
    pictureOrigins.length === 0
      ? 'Pages load nothing from anybody else.'
      : `Some pictures of ${site.name} are loaded from ${pictureOrigins.join(', ')}, who thereby learn your network address. Pages load nothing else from others.`;
  return {
    paragraphs: [`Looking around needs no account. ${others}`],
    items: [
      item(
        'In your browser’s own storage',
        `Until you remove it there: ${Object.values(browserStorage).join('; ')}. To show such pieces your browser asks for them by their ids, which we do not keep.`,
      ),
      item(
        'Views and searches',
        'Your browser tells us which piece or shop you look at and in which region, and what you search for. We count these by the day, without who it was. So that you are counted once, the server has in its memory alone your network address, until others take its place there, and for the day (UTC) a hash of it, of your browser’s name and of the page, made with a secret that is drawn anew each day.',
      ),
      item(
        'Failures',
        'Where a page’s script fails, your browser tells us which page it was and what failed. What is quoted in it, addresses and long numbers are left out.',
      ),
    ],
  };
}

/** Each kind of data with the tables that it is in, and how long it is kept. */
export function keptData({ keepDays }: Pick<NoticeFacts, 'keepDays'>): Kept[] {
  const { messages, customers, enquiries, audit } = keepDays;
  const till = (days: number, after: string) =>
    days === 0 ? 'Until you have it erased.' : `${countOf(days)} ${after}.`;
  return [
    {
      name: 'Your words in an enquiry, and the seller’s notes',
      text: till(
        customers,
        'after you asked, or after the seller last wrote something of you there',
      ),
      tables: ['lead_event'],
    },
    {
      name: 'Your name, number and address with a seller',
      text:
        customers === 0
          ? 'Until you, or the seller, have it erased.'
          : `As long as one of these enquiries has not come to that time; without any, ${countOf(customers)} after it was written down.`,
      tables: ['customer'],
    },
    {
      name: 'The enquiry itself: pieces, prices and what came of it',
      text:
        enquiries === 0
          ? 'For ever, but without you once your words are erased.'
          : `${countOf(enquiries)} after you asked; then it goes with all that is still in it. How many there were on a day stays.`,
      tables: ['enquiry', 'lead', 'lead_count', 'enquiry_count', 'won_count'],
    },
    {
      name: 'Messages to us and our answers',
      text: till(messages, 'after you wrote'),
      tables: ['contact_message', 'contact_answer'],
    },
    {
      name: 'Reports',
      text:
        messages === 0
          ? 'Your words and address until you have them erased. That something was reported, and why, stays.'
          : `Your words and address ${countOf(messages)} after you wrote. That something was reported, and why, stays.`,
      tables: ['report', 'report_answer'],
    },
    {
      name: 'Newsletter',
      text: `Your address until you leave; if you do not confirm it, ${countOf(CONFIRM_DAYS)}.`,
      tables: ['newsletter_subscriber'],
    },
    {
      name: 'Mails that we send',
      text: `The text, encrypted, until it is sent. To whom and with what subject: ${countOf(SENT_MAILS_KEPT_DAYS)} after that. All of it ${countOf(FAILED_MAILS_KEPT_DAYS)} where it could not be sent.`,
      tables: ['mail', 'lead_mail_sent'],
    },
    {
      name: 'Counts of views',
      text: `${countOf(VIEWS_KEPT_DAYS)}, without who looked.`,
      tables: ['view_count', 'seller_view_count'],
    },
    {
      name: 'Counts of searches',
      text: `${countOf(SEARCHES_KEPT_DAYS)}, without who searched; only how many networks did is known, up to some sixty.`,
      tables: ['search_count'],
    },
    {
      name: 'Counts against abuse',
      text: 'At most a day, under a keyed hash of the network address, account or email address.',
      tables: ['rate_limit'],
    },
    {
      name: 'Sellers: account, shop, pieces, documents and messages',
      text: `Until the account is deleted; earlier prices ${countOf(PRICES_KEPT_DAYS)}, and the last ${IMPORTS_KEPT} imported tables.`,
      tables: [
        ...['seller', 'seller_change', 'seller_document', 'seller_message', 'reply_template'],
        ...[
          'product',
          'product_media',
          'product_undo',
          'product_undo_media',
          'price_change',
          'product_draft',
          'listing',
        ],
        ...['product_import', 'product_import_row', 'product_import_archive'],
        ...['product_import_picture', 'upload_count', 'notice', 'notice_settings'],
        ...['authenticator_app', 'passkey', 'passkey_challenge', 'recovery_code'],
        ...['email_confirmation', 'password_reset'],
      ],
    },
    {
      name: 'Sellers and admins: where they are logged in',
      text: `The device’s name and the network address until the log-in ends: for a seller after ${daysIn(LONGEST_MS.seller)}, or ${daysIn(IDLE_MS.seller)} without use. Devices for notices end with it. That a device is known: ${daysIn(DEVICE_KEPT_MS)} after its last use.`,
      tables: ['session', 'known_device', 'push_subscription'],
    },
    {
      name: 'That you had something erased',
      text: 'For ever, as a hash that tells neither what nor whose it was: by it a backup from before is restored without you.',
      tables: ['erasure'],
    },
    {
      name: 'Admins',
      text: 'Until the operator removes them.',
      tables: ['admin'],
    },
    {
      name: 'The record of what sellers and admins did',
      text: `${audit === 0 ? 'For ever' : countOf(audit)}, log-ins with device and network address included. Once a seller is erased, its names and values are emptied.`,
      tables: ['audit_entry'],
    },
  ];
}

function recipients(facts: NoticeFacts): Item[] {
  const { site, backup } = facts;
  return [
    item('The seller whom you ask', 'Your enquiry, and nothing else of you.'),
    item(`Admins of ${site.name}`, 'Everything named here, to run the site and to answer you.'),
    item(
      'The database',
      facts.hasOwnDatabase
        ? 'All of it, on the disk of the server.'
        : 'All of it, in a PostgreSQL database that the operator has chosen.',
    ),
    item(
      'Files',
      facts.hasObjectStorage
        ? 'Pictures and videos that sellers upload, in an object storage that the operator has chosen. Shoppers send none.'
        : 'Pictures and videos that sellers upload, on the disk of the server. Shoppers send none.',
    ),
    item(
      'Mails',
      facts.hasMailServer
        ? 'A mail server that the operator has chosen carries them to you and to sellers.'
        : `No mail server is set up: mails are written to a folder of the server, and removed after ${countOf(SENT_MAILS_KEPT_DAYS)}.`,
    ),
    item(
      'Notices on a seller’s device',
      'Go through the push service of its browser’s maker, encrypted for that device.',
    ),
    item('Backups', backup === null ? NO_BACKUPS : backupsOf(backup)),
    ...(facts.isBehindProxy
      ? [
          item(
            'In front of the server',
            'Proxies, or a network that delivers pages, which the operator has chosen pass on what your browser asks for, and see your network address.',
          ),
        ]
      : []),
    ...(facts.isTraced
      ? [
          item(
            'Traces',
            'A service that the operator has chosen gets how long each kind of request took, without addresses, names and words.',
          ),
        ]
      : []),
  ];
}

const NO_BACKUPS =
  'The server makes none by itself. Where the operator copies its data in another way, what is erased stays in the copies until these are deleted.';

function backupsOf({
  everyMs,
  keep,
  isElsewhere,
  isEncrypted,
}: NonNullable<NoticeFacts['backup']>) {
  const where = isElsewhere ? 'an object storage that the operator has chosen' : 'a folder';
  const how = isEncrypted ? 'encrypted' : 'not encrypted';
  return `Copies of all of it, ${how}, are put into ${where} every ${spanOf(everyMs)}, and the last ${keep} are kept: what is erased is in none of them after about ${spanOf(everyMs * keep)}.`;
}

/** What stands in the log of who asked. */
const whoIsLogged = {
  shortened:
    ', and the network address that asked, shortened so that it names some hundred of them',
  hashed: ', and a mark of the network address that asked, which is another one each day',
  whole: ', and the network address that asked',
  none: ', and nothing of who asked',
};

function networks({ loggedNetworks }: NoticeFacts) {
  const log =
    loggedNetworks === null
      ? 'The server logs failures alone, not who asked for what.'
      : `The server logs requests: the time, the page’s address without what follows a question mark, what came of it${whoIsLogged[loggedNetworks]}. How long the log is kept is for the operator to set where it is gathered.`;
  return {
    paragraphs: [
      log,
      'Against abuse it counts how often a network address, an account or an email address tries something. These are stored as keyed hashes, from which nobody can read them.',
    ],
  };
}

const countOf = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const daysIn = (ms: number) => countOf(Math.round(ms / DAY_MS));

/** A time in whole days, hours or minutes. */
function spanOf(ms: number): string {
  const [length, unit] =
    ms % DAY_MS === 0
      ? [DAY_MS, 'day']
      : ms % (DAY_MS / 24) === 0
        ? [DAY_MS / 24, 'hour']
        : [60_000, 'minute'];
  const count = Math.round(ms / Number(length));
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
