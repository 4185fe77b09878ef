import { expect, it } from 'vitest';
import { SiteConfig } from '#contracts/site-config.ts';
import { noticeOf } from '#services/privacy/keep-notice.ts';
import { noticeText } from '#services/privacy/notice-text.ts';
import { readConfig } from './config/read-config.ts';
import { noticeFacts } from './notice-facts.ts';

type Settings = Record<string, string>;

const noticeWith = (settings: Settings = {}, site: object = {}) =>
  noticeText(noticeFacts(readConfig(settings), SiteConfig.parse(site)));

/** Everything that the notice says, of one section or of all. */
function said(settings: Settings = {}, site: object = {}, id?: string): string {
  const sections = noticeWith(settings, site).filter((each) => id === undefined || each.id === id);
  return sections
    .flatMap(({ title, paragraphs, items }) => [
      ...[title, ...paragraphs],
      ...items.map(({ name, text, link }) => `${name}: ${text} ${link ?? ''}`),
    ])
    .join('\n');
}

const ALL_KEPT = {
  KEEP_MESSAGES_DAYS: '0',
  KEEP_CUSTOMERS_DAYS: '0',
  KEEP_ENQUIRIES_DAYS: '0',
  KEEP_AUDIT_DAYS: '0',
};
const BACKUP = { BACKUP_TO: '/var/backups', BACKUP_EVERY: '12h', BACKUP_KEEP: '10' };
const S3 = { S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };

it.each<[string, string, RegExp, Settings]>([
  ['messages', 'kept', /Messages to us[^\n]*: 730 days after/, {}],
  ['messages', 'kept', /Messages to us[^\n]*: 90 days after/, { KEEP_MESSAGES_DAYS: '90' }],
  ['reports', 'kept', /Reports: Your words and address 90 days/, { KEEP_MESSAGES_DAYS: '90' }],
  ['reports for ever', 'kept', /Reports: [^\n]*until you have them erased/, ALL_KEPT],
  ['words', 'kept', /Your words in an enquiry[^\n]*: 730 days after/, {}],
  ['words', 'kept', /Your words in an enquiry[^\n]*: 1 day after/, { KEEP_CUSTOMERS_DAYS: '1' }],
  ['words for ever', 'kept', /Your words in an enquiry[^\n]*: Until you have it erased/, ALL_KEPT],
  ['customers for ever', 'kept', /with a seller: Until you, or the seller, have it/, ALL_KEPT],
  ['enquiries', 'kept', /The enquiry itself[^\n]*: 1095 days after/, {}],
  ['enquiries', 'kept', /The enquiry itself[^\n]*: 30 days after/, { KEEP_ENQUIRIES_DAYS: '30' }],
  ['enquiries for ever', 'kept', /The enquiry itself[^\n]*: For ever, but/, ALL_KEPT],
  ['the record', 'kept', /The record[^\n]*: 1825 days/, {}],
  ['the record', 'kept', /The record[^\n]*: 400 days/, { KEEP_AUDIT_DAYS: '400' }],
  ['the record for ever', 'kept', /The record[^\n]*: For ever/, ALL_KEPT],
  ['its own database', 'receives', /The database: [^\n]*disk of the server/, {}],
  ['PostgreSQL', 'receives', /in a PostgreSQL database/, { DATABASE_URL: 'postgres://db/dhow' }],
  ['files', 'receives', /Files: [^\n]*on the disk of the server/, {}],
  ['object storage', 'receives', /in an object storage/, { ...S3, MEDIA_URL: 's3://bucket/shop' }],
  ['mails in a folder', 'receives', /No mail server is set up/, {}],
  ['a mail server', 'receives', /A mail server that the op/, { SMTP_URL: 'smtp://mail.example' }],
  ['no backups', 'receives', /The server makes none by itself/, {}],
  [
    'backups',
    'receives',
    /not encrypted, are put into a folder every 12 hours, and the last 10/,
    BACKUP,
  ],
  ['when they are gone', 'receives', /in none of them after about 5 days/, BACKUP],
  ['encrypted ones', 'receives', /, encrypted,/, { ...BACKUP, BACKUP_KEY: 'x'.repeat(16) }],
  [
    'in a storage',
    'receives',
    /into an object storage/,
    {
      ...{ BACKUP_TO: 's3://copies/dhow', BACKUP_S3_ENDPOINT: 'https://s3.example' },
      ...{ BACKUP_S3_ACCESS_KEY_ID: 'a', BACKUP_S3_SECRET_ACCESS_KEY: 'b' },
    },
  ],
  [
    'a proxy',
    'receives',
    /In front of the server/,
    {
      ...{ TRUST_PROXY: '1', PUBLIC_URL: 'https://shop.example' },
    },
  ],
  ['a CDN', 'receives', /In front of the server/, { SHARED_CACHE_SECONDS: '60' }],
  ['traces', 'receives', /Traces: /, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }],
  ['the log', 'networks', /logs requests: [^\n]*network address that asked, shortened/, {}],
  [
    'whole addresses in it',
    'networks',
    /network address that asked\. How/,
    { LOG_NETWORKS: 'whole' },
  ],
  ['no log', 'networks', /only failures/, { LOG_LEVEL: 'error' }],
])('tells of %s', (_what, id, words, settings) => {
  expect(said(settings, {}, id)).toMatch(words);
});

it('tells nothing of what is not there', () => {
  const text = said({ LOG_LEVEL: 'error' });
  for (const words of [
    'In front of the server',
    'Traces',
    'logs requests',
    'Grievance',
    'Why we may',
  ]) {
    expect(text).not.toContain(words);
  }
});

it('tells of pictures that come from elsewhere', () => {
  expect(said()).toContain('Pages load nothing from anybody else.');
  const pictures = { hero1: 'https://pictures.example/a.jpg', about: '/own.jpg' };
  expect(said({}, { pictures })).toContain(
    'loaded from https://pictures.example, and loading them',
  );
  const ours = { hero1: 'https://shop.example/a.jpg' };
  expect(said({ PUBLIC_URL: 'https://shop.example' }, { pictures: ours })).toContain(
    'nothing from',
  );
});

it('tells who keeps it, and what the operator adds', () => {
  const text = said(
    {},
    {
      ...{ name: 'Bazaar', email: 'us@bazaar.example', address: ['1 Quay', 'Kochi'] },
      privacy: {
        basis: ['Section 6 of the act.'],
        grievanceOfficer: {
          name: 'Leila Haddad',
          email: 'leila@bazaar.example',
          phone: '+971500000000',
        },
        authority: { name: 'The Board', address: 'Delhi', link: 'https://board.example/complain' },
        paragraphs: ['We are insured.'],
      },
    },
  );
  for (const words of [
    ...['Bazaar is at 1 Quay, Kochi', 'us@bazaar.example', 'Section 6 of the act.'],
    'Grievance officer: Leila Haddad, leila@bazaar.example, +971 50 000 0000 mailto:leila@bazaar',
    'Complaints about us: The Board, Delhi https://board.example/complain',
    ...['More from Bazaar', 'We are insured.'],
  ]) {
    expect(text).toContain(words);
  }
});

it('is another version with another text, and the same with the same', () => {
  const versionWith = (settings: Settings, site = {}) =>
    noticeOf(noticeWith(settings, site)).version;
  expect(versionWith({})).toMatch(/^[0-9a-f]{12}$/);
  expect(versionWith({ LOG_LEVEL: 'debug' })).toBe(versionWith({}));
  const others = [{ KEEP_AUDIT_DAYS: '1' }, { SMTP_URL: 'smtp://mail.example' }, BACKUP];
  const all = [{}, ...others].map((settings) => versionWith(settings));
  expect(new Set([...all, versionWith({}, { name: 'Bazaar' })]).size).toBe(5);
});
