import type { FastifyRequest } from 'fastify';
import { mediaCookie } from '#api/media-cookie.ts';
import { getPage } from '#contracts/calls/pages.ts';
import { getAboutContent, getHomeContent, getSite } from '#contracts/calls/site.ts';
import { findPage, type PageEntry } from '#database/queries/pages.ts';
import type { Language } from '#languages/languages.ts';
import { splitTarget } from '#server/page-cache/canonical-address.ts';
import { packResponse } from '#server/page-cache/packed-response.ts';
import type { PublicReads } from '#server/page-cache/public-reads.ts';
import type { AppContext } from '#services/app-context.ts';
import { contentOf } from '#services/content/content-versions.ts';
import type { Current } from '#services/content/current-content.ts';
import { editedBody } from '#services/content/pages.ts';
import { aboutContent, homeContent, publicSite } from '#services/content/shown-content.ts';
import { PREVIEW, presentPage, readPreview } from '#services/content/shown-pages.ts';
import { withoutDataSuffix } from './page-addresses.ts';

type Asking = Pick<PublicReads, 'ask'>;

/**
 * Returns the reads of a page as they would be with a version of the content, and the cookie that shows its pictures, or
 * null for what is no preview.
 */
export type FindPreview = (
  request: FastifyRequest,
) => Promise<{ from: Asking; cookie: string } | null>;

/** Whether a request may be for a preview: hardly any is. */
export const mayBePreview = ({ raw }: FastifyRequest) => raw.url?.includes(`${PREVIEW}=`) ?? false;

export function createPreviews(context: AppContext, reads: Asking): FindPreview {
  return async (request) => {
    const { path, query } = splitTarget(request.raw.url ?? request.url);
    const token = new URLSearchParams(query).get(PREVIEW);
    if (token === null || withoutDataSuffix(path).isData) return null;
    const previewed = readPreview(context, token);
    if (previewed === null) return null;
    const from =
      'number' in previewed
        ? withContent(await contentOf(context, previewed.number), reads)
        : withPage(context, await findPage(context.db, previewed.pageId), reads);
    return { from, cookie: mediaCookie(context, `preview-media=${token}`) };
  };
}

const shown: Readonly<Record<string, (current: Current, language: Language) => unknown>> = {
  [getSite.route]: draftOfSite,
  [getHomeContent.route]: homeContent,
  [getAboutContent.route]: aboutContent,
};

const withContent = (current: Current, reads: Asking): Asking => ({
  async ask(call, input, language = 'en') {
    const show = shown[call.route];
    if (show === undefined) return reads.ask(call, input, language);
    return unkept(show(current, language));
  },
});

/** The frame around a draft says that it is one. */
function draftOfSite(current: Current, language: Language) {
  return { ...publicSite(current, language), isDraft: true };
}

/** The page's draft is read at its address, published or not. */
const withPage = (context: AppContext, row: PageEntry | null, reads: Asking): Asking => ({
  async ask(call, input, language = 'en') {
    const { params } = input as { params?: { kind: string; name: string } };
    if (call.route === getSite.route && row !== null) {
      return unkept(draftOfSite(await context.content.read(), language));
    }
    if (row === null || call.route !== getPage.route) return reads.ask(call, input, language);
    const published = editedBody(row);
    if (params?.kind !== row.kind || params.name !== published.name) {
      return reads.ask(call, input, language);
    }
    const now = context.now();
    const { publishedAt, changedAt } = row;
    const shown = { publishedAt: publishedAt ?? now, changedAt: changedAt ?? now };
    return unkept(await presentPage(context.db, { ...row, ...shown, published }, language));
  },
});

function unkept(value: unknown) {
  const made = { status: 200, headers: {}, tags: [], keep: false };
  return packResponse({ ...made, body: JSON.stringify(value), value });
}
