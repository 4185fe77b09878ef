import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import Negotiator from 'negotiator';
import { FIRST_LANGUAGE, type Language, languageNames, languages } from '#languages/languages.ts';
import { tellInJson } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';

/** Returns which of our languages a reader likes best (`Accept-Language`); undefined where it is none of them. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  if (header === undefined) return undefined;
  const asked = new Negotiator({ headers: { 'accept-language': header } });
  return asked
    .languages()
    .map((tag) => tag.toLowerCase().split('-')[0])
    .flatMap((name) => languageNames.find((each) => each === name) ?? [])[0];
}

/** Returns which of our languages a request asks for, as our pages do; undefined where it is none. */
export const languageAskedBy = ({ headers }: FastifyRequest): Language | undefined =>
  acceptedLanguage(headers['accept-language']);

/** Returns the language in which is answered who accepts these (`Accept-Language`). */
export const languageIn = (accepted: string | undefined): Language =>
  acceptedLanguage(accepted) ?? FIRST_LANGUAGE;

export const languageOf = ({ headers }: FastifyRequest): Language =>
  languageIn(headers['accept-language']);

/** Says of a response in which language it is, and that it depends on what the request accepts. */
export function markLanguage(reply: FastifyReply, language: Language): void {
  const vary = String(reply.getHeader('vary') ?? 'accept-language');
  reply.headers({
    'content-language': language,
    vary: vary.includes('accept-language') ? vary : `${vary}, accept-language`,
  });
}

/** Returns the language of an answer whose names may be in a language or not. */
export const writtenIn = (language: Language, body: string): Language =>
  languages[language].letters.test(body) ? language : FIRST_LANGUAGE;

/** Makes everything said in a JSON response a sentence in the language of the request. */
export const tellSentences: onSendHookHandler = (request, reply, payload, done) => {
  if (typeof payload !== 'string') return done(null, payload);
  const language = languageOf(request);
  const told = tellInJson(payload, (text) => sentence(language, text));
  if (told !== payload) markLanguage(reply, language);
  return done(null, told);
};
