import type { FastifyRequest } from 'fastify';
import { getAboutContent, getHomeContent, getSite } from '#contracts/calls/site.ts';
import type { Language } from '#languages/languages.ts';
import { splitTarget } from '#server/page-cache/canonical-address.ts';
import { packResponse } from '#server/page-cache/packed-response.ts';
import type { PublicReads } from '#server/page-cache/public-reads.ts';
import type { AppContext } from '#services/app-context.ts';
import { contentOf } from '#services/content/content-versions.ts';
import type { Current } from '#services/content/current-content.ts';
import { PREVIEW, previewedNumber } from '#services/content/preview-link.ts';
import { aboutContent, homeContent, publicSite } from '#services/content/shown-content.ts';
import { withoutDataSuffix } from './page-addresses.ts';

type Asking = Pick<PublicReads, 'ask'>;

/** Returns the reads of a page as they would be with a version of the content, or null for what is no preview. */
export type FindPreview = (request: FastifyRequest) => Promise<Asking | null>;

/** Whether a request may be for a preview: hardly any is. */
export const mayBePreview = ({ raw }: FastifyRequest) => raw.url?.includes(`${PREVIEW}=`) ?? false;

export function createPreviews(context: AppContext, reads: Asking): FindPreview {
  return async (request) => {
    const { path, query } = splitTarget(request.raw.url ?? request.url);
    const token = new URLSearchParams(query).get(PREVIEW);
    if (token === null || withoutDataSuffix(path).isData) return null;
    const number = previewedNumber(context, token);
    if (number === null) return null;
    return withContent(await contentOf(context, number), reads);
  };
}

const shown: Readonly<Record<string, (current: Current, language: Language) => unknown>> = {
  [getSite.route]: publicSite,
  [getHomeContent.route]: homeContent,
  [getAboutContent.route]: aboutContent,
};

const withContent = (current: Current, reads: Asking): Asking => ({
  async ask(call, input, language = 'en') {
    const show = shown[call.route];
    if (show === undefined) return reads.ask(call, input, language);
    const value = show(current, language);
    const made = { status: 200, headers: {}, tags: [], keep: false };
    return packResponse({ ...made, body: JSON.stringify(value), value });
  },
});
