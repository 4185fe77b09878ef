import type { NoticeSection } from '#contracts/privacy-notice.ts';
import type { KeepDays } from '#contracts/settings.ts';
import type { SiteConfig } from '#contracts/site-config.ts';
import { formatPhone } from '#domain/phone.ts';
import { DAY_MS } from '#domain/time/days.ts';
import { FIRST_LANGUAGE, type Language } from '#languages/languages.ts';
import { serverTexts } from '#languages/server-texts.ts';
import {
  FAILED_MAILS_KEPT_DAYS,
  INVITATIONS_KEPT_DAYS,
  PRICES_KEPT_DAYS,
  SENT_MAILS_KEPT_DAYS,
  VIEWS_KEPT_DAYS,
} from '../accounts/sweep-expired.ts';
import { IMPORTS_KEPT } from '../imports/check-import.ts';
import { CONFIRM_DAYS } from '../newsletter.ts';
import { SEARCHES_KEPT_DAYS } from '../searches/block-word.ts';
import { DEVICE_KEPT_MS, IDLE_MS, LONGEST_MS } from '../sessions/sessions.ts';

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

const textsIn = (language: Language) => {
  const { notice, data } = serverTexts[language];
  return { ...notice, ...data };
};
type Texts = ReturnType<typeof textsIn>;

/** What browsers keep for a shopper, by its key in their storage. */
export const { browserStorage } = textsIn(FIRST_LANGUAGE);

/**
 * Returns what the privacy notice says in a language (docs/behaviour/rules.md#privacy-notice). Each sentence is what the
 * code does with these settings: whoever changes what is kept, how long, or who receives it, changes its sentence.
 */
export function noticeText(facts: NoticeFacts, language: Language = 'en'): NoticeSection[] {
  const { site } = facts;
  const t = textsIn(language);
  const { basis = [], paragraphs = [], authority } = site.privacy ?? {};
  const kept = keptData(facts, t).map(({ name, text }) => item(name, text));
  return [
    section('who', t.who, {
      paragraphs: [t.whoText({ site: site.name, address: site.address }), t.sellersAnswer],
      items: [
        item(t.email, site.email, `mailto:${site.email}`),
        item(t.phone, formatPhone(site.phone), `tel:${site.phone}`),
        ...officerOf(site, t),
      ],
    }),
    ...(basis.length > 0 ? [section('basis', t.basis, { paragraphs: basis })] : []),
    section('looking', t.looking, lookingAround(facts, t)),
    section('sellers', t.toSeller, {
      paragraphs: [t.formText(t.agreedTo(site.name)), t.chatText, t.sellersNotes],
    }),
    section('us', t.toUs, {
      paragraphs: [t.withEach],
      items: [
        item(t.contact, t.contactText(t.ofContact)),
        item(t.reportsOf, t.reportsOfText(t.ofReport)),
        item(t.newsletter, t.quoted(t.ofNewsletter)),
      ],
    }),
    section('selling', t.selling, {
      paragraphs: [t.registrationText(t.ofRegistration), t.download],
    }),
    section('kept', t.kept, { paragraphs: [t.keptText], items: kept }),
    section('receives', t.receives, {
      paragraphs: [facts.site.analytics ? t.receivesWithCounting : t.receivesText],
      items: recipients(facts, t),
    }),
    section('networks', t.networks, {
      paragraphs: [
        facts.loggedNetworks === null ? t.failuresLogged : t.requestsLogged[facts.loggedNetworks],
        t.againstAbuse,
      ],
    }),
    section('cookies', t.cookies, {
      paragraphs: [t.noCookies],
      items: [
        item(t.sellersAndAdmins, t.logInCookies(daysIn(DEVICE_KEPT_MS, t))),
        item(t.previews, t.previewCookie),
      ],
    }),
    section('rights', t.rights, {
      paragraphs: [t.rightsText(site.email), t.leaving],
      items:
        authority === undefined
          ? []
          : [
              item(
                t.complaints,
                [authority.name, authority.address].filter(Boolean).join(', '),
                authority.link,
              ),
            ],
    }),
    ...(paragraphs.length > 0 ? [section('more', t.moreFrom(site.name), { paragraphs })] : []),
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

function officerOf({ privacy }: SiteConfig, t: Texts): Item[] {
  const officer = privacy?.grievanceOfficer;
  if (officer === undefined) return [];
  const { name, email, phone } = officer;
  const ways = [name, email, ...(phone === undefined ? [] : [formatPhone(phone)])];
  return [item(t.grievanceOfficer, ways.join(', '), `mailto:${email}`)];
}

function lookingAround({ site, pictureOrigins }: NoticeFacts, t: Texts) {
  const origins = pictureOrigins.join(', ');
  return {
    paragraphs: [
      origins === '' ? t.noAccount : t.noAccountButPictures({ site: site.name, origins }),
    ],
    items: [
      item(t.ownStorage, t.ownStorageText(Object.values(t.browserStorage))),
      item(t.views, t.viewsText),
      item(t.failures, t.failuresText),
    ],
  };
}

/** Each kind of data with the tables that it is in, and how long it is kept. */
export function keptData(
  { keepDays }: Pick<NoticeFacts, 'keepDays'>,
  t: Texts = textsIn(FIRST_LANGUAGE),
): Kept[] {
  const { messages, customers, enquiries, audit } = keepDays;
  return [
    {
      name: t.words,
      text: customers === 0 ? t.untilErased : t.wordsFor(t.days(customers)),
      tables: ['lead_event'],
    },
    {
      name: t.customer,
      text: customers === 0 ? t.customerErased : t.customerFor(t.days(customers)),
      tables: ['customer'],
    },
    {
      name: t.enquiry,
      text: enquiries === 0 ? t.enquiryForEver : t.enquiryFor(t.days(enquiries)),
      tables: ['enquiry', 'lead', 'lead_count', 'enquiry_count', 'won_count'],
    },
    { name: t.receipts, text: t.receiptsText, tables: ['payment_request', 'receipt'] },
    {
      name: t.messages,
      text: messages === 0 ? t.untilErased : t.messagesFor(t.days(messages)),
      tables: ['contact_message', 'contact_answer'],
    },
    {
      name: t.reports,
      text: messages === 0 ? t.reportsErased : t.reportsFor(t.days(messages)),
      tables: ['report', 'report_answer'],
    },
    {
      name: t.newsletter,
      text: t.newsletterFor(t.days(CONFIRM_DAYS)),
      tables: ['newsletter_subscriber'],
    },
    {
      name: t.mails,
      text: t.mailsFor({
        sent: t.days(SENT_MAILS_KEPT_DAYS),
        failed: t.days(FAILED_MAILS_KEPT_DAYS),
      }),
      tables: ['mail', 'lead_mail_sent'],
    },
    {
      name: t.viewCounts,
      text: t.viewCountsFor(t.days(VIEWS_KEPT_DAYS)),
      tables: ['view_count', 'seller_view_count'],
    },
    {
      name: t.searchCounts,
      text: t.searchCountsFor(t.days(SEARCHES_KEPT_DAYS)),
      tables: ['search_count'],
    },
    {
      name: t.abuseCounts,
      text: t.abuseCountsText,
      tables: ['rate_limit'],
    },
    {
      name: t.sellers,
      text: t.sellersFor({ prices: t.days(PRICES_KEPT_DAYS), imports: IMPORTS_KEPT }),
      tables: [
        'receipt_number',
        'sale_settings',
        'announcement_reader',
        'trending_piece',
        ...['seller', 'seller_change', 'seller_document', 'seller_message', 'seller_note'],
        ...['seller_tag', 'reply_template'],
        ...[
          'product',
          'product_media',
          'product_undo',
          'bulk_change',
          'product_undo_media',
          'bin_entry',
          'product_review',
          'product_review_media',
          'price_change',
          'product_draft',
          'private_facts',
          'listing',
        ],
        ...['product_import', 'product_import_row', 'product_import_archive'],
        ...['product_import_picture', 'upload_count', 'notice', 'notice_settings'],
        ...['authenticator_app', 'passkey', 'passkey_challenge', 'recovery_code'],
        ...['email_confirmation', 'password_reset', 'staff', 'staff_member'],
        ...['merged_seller'],
        ...['saved_view', 'list_choice'],
      ],
    },
    {
      name: t.sessions,
      text: t.sessionsFor({
        longest: daysIn(LONGEST_MS.seller, t),
        idle: daysIn(IDLE_MS.seller, t),
        device: daysIn(DEVICE_KEPT_MS, t),
      }),
      tables: [
        'session',
        'known_device',
        'push_subscription',
        'api_key',
        'idempotent_answer',
        'webhook',
      ],
    },
    {
      name: t.erasures,
      text: t.erasuresText,
      tables: ['erasure'],
    },
    {
      name: t.admins,
      text: t.adminsText(t.days(INVITATIONS_KEPT_DAYS)),
      tables: ['admin', 'invitation', 'redirect'],
    },
    {
      name: t.record,
      text: audit === 0 ? t.recordForEver : t.recordFor(t.days(audit)),
      tables: ['audit_entry'],
    },
  ];
}

function recipients(facts: NoticeFacts, t: Texts): Item[] {
  return [
    item(t.seller, t.sellerText),
    item(t.adminsOf(facts.site.name), t.adminsOfText),
    item(t.database, facts.hasOwnDatabase ? t.ownDatabase : t.otherDatabase),
    item(t.files, facts.hasObjectStorage ? t.filesInStorage : t.filesOnDisk),
    item(
      t.mailCarrier,
      facts.hasMailServer ? t.mailServer : t.mailFolder(t.days(SENT_MAILS_KEPT_DAYS)),
    ),
    item(t.pushes, t.pushesText),
    item(t.programs, t.programsText),
    item(t.backups, facts.backup === null ? t.noBackups : backupsOf(facts.backup, t)),
    ...(facts.isBehindProxy ? [item(t.proxies, t.proxiesText)] : []),
    ...(facts.site.analytics
      ? [item(t.analytics, t.analyticsText(new URL(facts.site.analytics.url).host))]
      : []),
    ...(facts.isTraced ? [item(t.traces, t.tracesText)] : []),
  ];
}

function backupsOf(backup: NonNullable<NoticeFacts['backup']>, t: Texts) {
  const { everyMs, keep, isElsewhere, isEncrypted } = backup;
  const [every, gone] = [spanOf(everyMs, t), spanOf(everyMs * keep, t)];
  return t.backupsText({ isElsewhere, isEncrypted, every, keep, gone });
}

const daysIn = (ms: number, t: Texts) => t.days(Math.round(ms / DAY_MS));

const AN_HOUR_MS = DAY_MS / 24;

/** A time in whole days, hours or minutes. */
function spanOf(ms: number, t: Texts): string {
  if (ms % DAY_MS === 0) return daysIn(ms, t);
  if (ms % AN_HOUR_MS === 0) return t.hours(ms / AN_HOUR_MS);
  return t.minutes(Math.round(ms / 60_000));
}
