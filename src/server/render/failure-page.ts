import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteError, sendError } from '#api/error-handler.ts';
import { escapeMarkup } from '#domain/escape-markup.ts';
import { inLanguage, type Language, languages, splitLanguage } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** The headers of all these pages. */
export const failureHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicy({ mediaOrigins: [] }),
};

/** The page shown when not even the error page could be rendered. Says nothing of the cause. */
export const failurePage = (language: Language): string =>
  page(
    language,
    sentence(language, said('pageFailed')),
    sentence(language, said('pageFailedWords')),
  );

/** The page shown while the server is overloaded. */
export const busyPage = (language: Language): string =>
  page(language, sentence(language, said('pageBusy')), sentence(language, said('pageBusyWords')));

/** The page shown in place of one that is not kept while the database cannot be reached. */
export const awayPage = (language: Language): string =>
  page(language, sentence(language, said('pageAway')), sentence(language, said('databaseAway')));

/**
 * The page for a form that a browser without scripts has sent, and that was refused for now. `words` are the refusal's,
 * as text.
 */
const unsentPage = (language: Language, words: string): string =>
  page(
    language,
    sentence(language, said('pageUnsent')),
    `${escapeMarkup(words)}</p>\n<p>${sentence(language, said('pageGoBack'))}`,
  );

function page(language: Language, title: string, words: string): string {
  const { direction } = languages[language];
  const home = inLanguage(language, '/');
  return `<!DOCTYPE html>
<html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100svh; display: grid; place-content: center; gap: 1rem; padding: 2rem;
  font: 1rem/1.6 system-ui, sans-serif; text-align: center }
h1 { margin: 0; font-size: 1.5rem; font-weight: 600 }
p { margin: 0 }
a { color: inherit }
</style>
</head>
<body>
<h1>${title}</h1>
<p>${words}</p>
<p><a href="${home}">${sentence(language, said('backToHomePage'))}</a></p>
</body>
</html>
`;
}

/**
 * Sends what was thrown outside the API: as a page to a browser that has sent a form without scripts, which says why
 * it was refused and that what was typed is still there; as JSON to everything else.
 */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const isForm = request.method === 'POST' && request.headers.accept?.includes('text/html');
  if (!isForm) return sendError(error, request, reply);
  const { status, retryAfter, answer } = noteError(error, request, reply);
  const { language } = splitLanguage(request.url);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .headers(failureHeaders)
    .send(unsentPage(language, sentence(language, answer.message)));
}
