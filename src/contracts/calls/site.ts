import { z } from 'zod';
import { AboutContent, HomeContent } from '../content/shown.ts';
import { Reference } from '../id.ts';
import { ContactInput, NewsletterInput } from '../inbox.ts';
import { Language } from '../language.ts';
import { EnquiryInput } from '../leads/enquiry.ts';
import { EnquiryForm } from '../leads/enquiry-form.ts';
import { PrivacyNotice } from '../privacy-notice.ts';
import { PublicSite } from '../site-config.ts';
import { defineCall } from './call.ts';

/** A category with the sub-categories that the header leads to. */
const NavigationCategory = Reference.extend({ subCategories: z.array(Reference) });
export type NavigationCategory = z.infer<typeof NavigationCategory>;

/** What the header of every page leads to (docs/behaviour/storefront.md#frame). */
export const Navigation = z.object({
  categories: z.array(NavigationCategory).describe('The first listed ones, oldest first'),
  total: z.number().int().describe('How many categories are listed'),
});
export type Navigation = z.infer<typeof Navigation>;

export const getSite = defineCall('GET /site', {
  summary: 'Name, address, numbers and terms of the marketplace',
  policy: 'anyone',
  response: PublicSite,
});

export const getHomeContent = defineCall('GET /home-content', {
  summary: 'What the home page says and shows otherwise than in a fresh shop',
  policy: 'anyone',
  response: HomeContent,
});

export const getAboutContent = defineCall('GET /about-content', {
  summary: 'The terms below those of shipping, returns and refunds',
  policy: 'anyone',
  response: AboutContent,
});

export const getPrivacyNotice = defineCall('GET /privacy-notice', {
  summary: 'What the marketplace does with personal data, now or as of an earlier version',
  policy: 'anyone',
  query: z.object({
    version: z.string().optional().describe('The one in force, unless said'),
    language: Language.optional().describe(
      'English, unless said, and where a version has no other',
    ),
  }),
  response: PrivacyNotice,
});

export const getNavigation = defineCall('GET /get-navigation', {
  summary: 'The categories and sub-categories that the header leads to',
  policy: 'anyone',
  response: Navigation,
});

export const getSitemap = defineCall('GET /sitemap', {
  summary: 'The parts of the sitemap of products',
  policy: 'anyone',
  response: z.array(z.string()),
});

export const getSitemapPart = defineCall('GET /sitemap/:part', {
  summary: 'Ids and names of the published products of one part',
  policy: 'anyone',
  params: z.object({
    part: z.string().regex(/^(all|[0-9a-z]{1,3})$/),
  }),
  response: z.array(z.object({ _id: z.string(), name: z.string() })),
});

export const recordEnquiry = defineCall('POST /enquiry', {
  summary: 'Report a click on a chat link; the same reference counts once',
  policy: 'anyone',
  consumes: ['application/json', 'text/plain'],
  body: EnquiryInput,
  status: 202,
});

export const sendEnquiryForm = defineCall('POST /enquiry-form', {
  summary: 'Ask a seller by a form in place of a chat; the seller gets a mail',
  policy: 'anyone',
  body: EnquiryForm,
  status: 201,
});

export const subscribeToNewsletter = defineCall('POST /newsletter', {
  summary: 'Mail an address a link to confirm the newsletter by; nothing tells whether it is in it',
  policy: 'anyone',
  body: NewsletterInput,
});

export const leaveMessage = defineCall('POST /contact', {
  summary: 'Leave a message for the marketplace',
  policy: 'anyone',
  body: ContactInput,
  status: 201,
});
