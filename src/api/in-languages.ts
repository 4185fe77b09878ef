import type { Resource } from '#contracts/calls/call.ts';
import type { AppContext } from '#services/app-context.ts';
import { inArabic } from '#services/content/in-arabic.ts';
import type { Api } from './app.ts';
import type { PublicRead } from './public-read.ts';
import { languageOf, markLanguage, writtenIn } from './tell.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The resources that a read shows on a page of the back offices. */
    reads?: readonly Resource[];
  }
}

/** Returns the same read for every language: what is not asked for in English is put into the other one. */
export function inLanguages({ db }: AppContext, { call, read }: PublicRead): PublicRead {
  return {
    call,
    async read(given) {
      const result = await read(given);
      if (given.language !== 'ar') return result;
      const { tags, list, keep } = result;
      const answer = 'json' in result ? JSON.parse(result.json) : result.value;
      return {
        value: await inArabic(db, answer),
        tags,
        ...(list && { list }),
        ...(keep === false && { keep }),
      };
    },
  };
}

/**
 * Puts what the sellers' pages read into the language of the request: names that admins gave. What sellers write stays
 * as they wrote it, since their forms change it.
 */
export function sellersReadsInLanguages(app: Api, { db }: AppContext): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { access, reads } = request.routeOptions.config;
    if (typeof payload !== 'string' || reads === undefined) return payload;
    if (access?.policy === 'anyone') return payload;
    if (reply.statusCode !== 200 || request.actor.role !== 'seller') return payload;
    if (languageOf(request) !== 'ar') return payload;
    const answer = JSON.stringify(await inArabic(db, JSON.parse(payload), 'admins'));
    markLanguage(reply, writtenIn(answer));
    return answer;
  });
}
