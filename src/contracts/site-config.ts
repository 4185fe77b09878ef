import { z } from 'zod';
import * as english from '#languages/en/contracts/site.ts';
import { inEachOther } from '#languages/translations.ts';
import { MediaItem } from './media.ts';
import { isClean } from './text.ts';

const unreadable = 'must have no control characters';
const said = (most: number) => z.string().trim().min(1).max(most).refine(isClean, unreadable);
const line = (value: string) => said(300).default(value);
const link = (value: string) =>
  z
    .url({ protocol: /^https$/ })
    .max(300)
    .default(value);
const number = z.string().regex(/^\+?\d{7,15}$/, 'must be 7 to 15 digits with the country code');
const digits = (value: string) => number.default(value);
const paragraphs = z.array(said(2000)).max(20).optional();

const address = z
  .string()
  .max(500)
  .regex(/^(?:https:\/\/|\/)[^\s"'()<>]+$/, 'must begin with https:// or /');
const picture = address.optional();
const pixels = z.int('must be a whole number of pixels').min(1).max(16_000);

const translated = z
  .strictObject({
    tagline: said(300),
    founder: said(300),
    founderNote: said(2000),
    address: z.array(said(120)).max(6),
    language: said(300),
    currency: said(300),
    storeHours: said(300),
    support: said(300),
    terms: z
      .strictObject({ shippingDays: said(300), returnDays: said(300), refundDays: said(300) })
      .partial(),
    reviews: said(300),
  })
  .partial()
  .optional();

/**
 * The static content (docs/behaviour/rules.md#site-configuration): all texts that an operator can
 * set without changing code. Defaults make the demo complete. Unknown keys are refused, so that a
 * typing slip is noticed.
 */
export const SiteConfig = z.strictObject({
  name: line('Dhow'),
  tagline: line(english.tagline),
  founder: line('Meera Kalloor'),
  founderNote: z.string().max(2000).refine(isClean, unreadable).default(english.founderNote),
  address: z
    .array(said(120))
    .max(6)
    .default(['Dhow Trading House', '14 Lantern Quay', 'Fort Kochi 682000', 'Kerala, India']),
  phone: digits('+910000000014'),
  email: z.email().default('hello@dhow.example'),
  adminChatNumber: digits('+910000000010'),
  instagram: link('https://instagram.example/dhow'),
  language: line(english.language),
  currency: line(english.currency),
  storeHours: line(english.storeHours),
  /** The explanation of the 24/7 Support badge, which does not mean that the store is open. */
  support: line(english.support),
  terms: z
    .strictObject({
      shippingDays: line(english.terms.shippingDays),
      returnDays: line(english.terms.returnDays),
      refundDays: line(english.terms.refundDays),
    })
    .prefault({}),
  /**
   * Addresses of pictures that replace ours: of the home page, About, log-ins and link previews.
   */
  pictures: z
    .strictObject({
      hero1: picture,
      hero2: picture,
      hero2Narrow: picture,
      hero3: picture,
      promoWatches: picture,
      promoSunglasses: picture,
      promoFootwear: picture,
      newArrivals: picture,
      shop: picture,
      about: picture,
      logIn: picture,
      openGraph: picture,
    })
    .prefault({}),
  /** A picture in place of the name, in the header and in mails, with its own size, so that its room is kept. */
  logo: z.strictObject({ url: address, width: pixels, height: pixels }).optional(),
  ratingBadge: z
    .strictObject({
      shown: z.boolean().default(true),
      stars: z.number().min(0).max(5).default(5),
      reviews: line(english.ratingBadge.reviews),
    })
    .prefault({}),
  /** What pages in other languages say instead, as `arabic`; what is left out is said in our words, or as the operator has said it above. */
  ...inEachOther(() => translated),
  /** Who counts the visits of the shop's pages: a server of the operator's own. Nobody unless it is set. */
  analytics: z
    .strictObject({
      kind: z.enum(['plausible', 'matomo'], 'must be plausible or matomo'),
      url: z
        .string()
        .regex(
          /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$/,
          'must be where it is, beginning with https://',
        ),
      /** Plausible's domain, or Matomo's number of the site. */
      site: z.string().regex(/^[\w.-]{1,100}$/, 'must be the domain, or the number of the site'),
    })
    .optional(),
  /** What the privacy notice says beside what follows from the settings. */
  privacy: z
    .strictObject({
      /** Why the law lets the operator keep the data. */
      basis: paragraphs,
      /** Who answers complaints. */
      grievanceOfficer: z
        .strictObject({ name: said(120), email: z.email(), phone: number.optional() })
        .optional(),
      /** Where one complains about the operator. */
      authority: z
        .strictObject({
          name: said(200),
          address: said(300).optional(),
          link: z
            .url({ protocol: /^https?$/ })
            .max(300)
            .optional(),
        })
        .optional(),
      /** The operator's own words, at the notice's end. */
      paragraphs,
    })
    .optional(),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

/** What admins can say otherwise while the marketplace runs (docs/behaviour/admin.md#content). */
export const SiteTexts = SiteConfig.omit({
  ...{ pictures: true, logo: true, privacy: true, analytics: true },
}).prefault({});
export type SiteTexts = z.infer<typeof SiteTexts>;

/**
 * The same in one language, as pages get it: without who counts visits and what the privacy notice alone says, whose version is `notice`, and with what admins
 * have added to it. Its `logo` is as large as it is shown.
 */
export const PublicSite = SiteConfig.omit({
  ...{ privacy: true, analytics: true },
  ...inEachOther(() => true as const),
}).extend({
  notice: z.string(),
  social: z.array(z.object({ name: z.string(), link: z.string() })).optional(),
  /** The set of second colours, if not brass (`content/content.ts`). */
  accent: z.string().optional(),
  /** Whether what is shown is a draft, by a signed link. */
  isDraft: z.boolean().optional(),
  hasStories: z.boolean().optional(),
  /** Published pages that the footer leads to. */
  pages: z.array(z.object({ label: z.string(), to: z.string() })).optional(),
  /** What search engines are told of a page, by its path. */
  seo: z
    .record(z.string(), z.object({ title: z.string(), description: z.string() }).partial())
    .optional(),
  /** Uploaded pictures, in place of those of the same names. */
  uploaded: z.object({ about: MediaItem, openGraph: MediaItem }).partial().optional(),
});
export type PublicSite = z.infer<typeof PublicSite>;
