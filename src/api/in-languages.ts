import type { AppContext } from '#services/app-context.ts';
import { inArabic } from '#services/content/in-arabic.ts';
import type { PublicRead } from './public-read.ts';

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
