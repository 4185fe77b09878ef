import { Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type FeedFile, type FeedSettings, feedFiles } from '#contracts/feeds.ts';
import { Language } from '#contracts/language.ts';
import { Region } from '#contracts/price.ts';
import { findSellerOfFeed } from '#database/queries/feeds.ts';
import { currencyOf } from '#domain/currencies.ts';
import { FIRST_LANGUAGE } from '#languages/languages.ts';
import type { AppContext } from '#services/app-context.ts';
import { limitRate } from '#services/limit-rate.ts';
import { readSettings } from '#services/settings/settings.ts';
import type { ReadProduct } from '../agents/catalogue-product.ts';
import type { Api } from '../app.ts';
import { type GuardedRoute, guardRoutes } from '../guard.ts';
import { clientNetwork } from '../network/client-network.ts';
import type { ReadResult } from '../public-read.ts';
import { feedForms } from './feed-forms.ts';
import { feedItems } from './feed-items.ts';

/** Reads a public list anew, in its turn among visitors: what a feed says is not kept, and pages are not displaced by it. */
export type ReadInTurn = (
  request: FastifyRequest,
  asked: { query: object; language: Language },
) => Promise<ReadResult<unknown>>;

const PRODUCTS_AT_ONCE = 100;
/** Whose prices, and in which language. */
const Asked = z.object({
  region: Region.default('IN'),
  language: Language.default(FIRST_LANGUAGE),
});
const isFile = (name: string): name is FeedFile => Object.hasOwn(feedFiles, name);

/**
 * Product feeds (docs/behaviour/feeds.md): the marketplace's, where it is decided so, and each seller's behind its secret.
 * They are made while they are sent. Returns the routes.
 */
export function feedRoutes(app: Api, context: AppContext, read: ReadInTurn): GuardedRoute[] {
  const routes = guardRoutes(app, context);
  const config = { access: { policy: 'anyone' as const }, kept: false };
  const limit = (request: FastifyRequest) =>
    limitRate(context, 'feed-address', clientNetwork(request));
  const route = { config, preHandler: limit };

  app.get<{ Params: { file: string } }>('/feeds/:file', route, async (request, reply) => {
    const { feeds } = await readSettings(context.db);
    const { google } = feeds;
    return feeds.shown
      ? send(request, reply, request.params.file, { name: context.site.name, google })
      : reply.callNotFound();
  });

  app.get<{ Params: { secret: string; file: string } }>(
    '/feeds/:secret/:file',
    route,
    async (request, reply) => {
      const { secret, file } = request.params;
      const seller = await findSellerOfFeed(context.db, secret);
      if (seller === null) return reply.callNotFound();
      const { google } = (await readSettings(context.db)).feeds;
      return send(request, reply, file, { name: seller.name, google, seller: seller.id });
    },
  );

  return routes;

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    shop: { name: string; google: FeedSettings['google']; seller?: string },
  ) {
    const asked = Asked.safeParse(request.query);
    if (!isFile(file) || !asked.success) return reply.callNotFound();
    const { region, language } = asked.data;
    const { receiver, form: formName } = feedFiles[file];
    const form = feedForms[formName];
    const market = {
      ...{ receiver, language, google: shop.google },
      ...{ currency: currencyOf(region), publicUrl: context.publicUrl },
    };
    async function* parts(): AsyncGenerator<string> {
      yield form.begin({ name: shop.name, url: `${context.publicUrl}/` });
      for await (const products of pages(request, language, shop.seller)) {
        const items = products.flatMap((product) => feedItems(product, market));
        yield form.items(items.filter(({ image_link: picture }) => picture !== undefined));
      }
      yield form.end;
    }
    reply.headers({
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      vary: 'accept-encoding',
    });
    reply.type(form.type);
    const text = Readable.from(parts());
    const packs = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (!packs) return reply.send(text);
    // Each part goes out by itself: a receiver has the head before the first products are read.
    const packed = createGzip({ flush: constants.Z_SYNC_FLUSH });
    text.on('error', (error) => packed.destroy(error));
    packed.on('close', () => text.destroy());
    return reply.header('content-encoding', 'gzip').send(text.pipe(packed));
  }

  async function* pages(request: FastifyRequest, language: Language, seller: string | undefined) {
    let after: string | undefined;
    do {
      const query = {
        ...(seller && { seller }),
        ...(after && { after }),
        ...{ sort: 'createdAt', fields: 'all', limit: PRODUCTS_AT_ONCE },
      };
      const page = await read(request, { query, language });
      yield ('json' in page ? JSON.parse(page.json) : page.value) as ReadProduct[];
      after = page.list?.next ?? undefined;
    } while (after !== undefined);
  }
}
