import type { Resource } from '#contracts/calls/call.ts';
import { FIRST_LANGUAGE } from '#languages/languages.ts';
import { tellInJson } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';
import type { AppContext } from '#services/app-context.ts';
import { translateAnswer } from '#services/content/translate-answer.ts';
import type { Api } from './app.ts';
import type { PublicRead } from './public-read.ts';
import { languageOf, markLanguage, writtenIn } from './tell.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The resources that a read shows on a page of the back offices. */
    reads?: readonly Resource[];
  }
}

/**
 * Returns the same read for every language: what is not asked for in English is put into that one, and what is said of
 * things into its words.
 */
export function inLanguages({ db }: AppContext, { call, read }: PublicRead): PublicRead {
  return {
    call,
    async read(given) {
      const result = await read(given);
      const { language = FIRST_LANGUAGE } = given;
      const { tags, list, keep } = result;
      const json = 'json' in result ? result.json : JSON.stringify(result.value);
      const translated =
        language === FIRST_LANGUAGE
          ? json
          : JSON.stringify(await translateAnswer(db, language, JSON.parse(json)));
      const told = tellInJson(translated, (text) => sentence(language, text));
      if (told === json) return { ...result, json };
      return { json: told, tags, ...(list && { list }), ...(keep === false && { keep }) };
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
    const language = languageOf(request);
    if (language === FIRST_LANGUAGE) return payload;
    const read = JSON.parse(payload);
    const answer = JSON.stringify(await translateAnswer(db, language, read, 'admins'));
    markLanguage(reply, writtenIn(language, answer));
    return answer;
  });
}
