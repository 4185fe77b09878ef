import type { FastifyInstance, FastifyReply, onRequestHookHandler } from 'fastify';
import { configOf, schemaOf } from '#api/endpoint.ts';
import { pageHeaders } from '#api/list-response.ts';
import { invalidRequest } from '#api/parse-input.ts';
import type { PublicRead } from '#api/public-read.ts';
import { languageIn, languageOf, writtenIn } from '#api/tell.ts';
import type { CallAddress } from '#contracts/calls/call.ts';
import { callPath } from '#domain/call-path.ts';
import { FIRST_LANGUAGE, type Language } from '#languages/languages.ts';
import { inEach } from '#languages/translations.ts';
import { isGone, laneOf, type SharedWork } from '../load/share-work.ts';
import {
  canonicalPath,
  declaredNames,
  declaredQuery,
  LONGEST_KEY,
  parseQuery,
  splitTarget,
} from './canonical-address.ts';
import type { PackedResponse, RawResponse } from './packed-response.ts';
import { rememberAddresses } from './remember-addresses.ts';
import type { ResponseCache } from './response-cache.ts';
import type { LearnKey } from './send-kept-first.ts';
import { sendKept, sendResponse } from './send-response.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a public GET: `false` where its response is not cached. */
    kept?: boolean;
  }
}

export type PublicReadsOptions = {
  cache: ResponseCache;
  /** Limits concurrent reads for requests from outside. */
  work: SharedWork;
  /** See `cacheControl`. */
  cacheControl: string;
  /** Told of each address that is asked for. */
  learn?: LearnKey;
};

export type PublicReads = {
  /** Adds the read's route, which sends the cached response, or reads in its turn. */
  serve(app: FastifyInstance, read: PublicRead): void;
  /**
   * Returns the response of a served read in a language, by default English: cached, or read without waiting for
   * a turn, since the caller has one. Rejects with what the read throws.
   */
  ask(
    call: CallAddress,
    input: { params?: object; query?: object },
    language?: Language,
  ): Promise<PackedResponse>;
};

/** `url` is the canonical address; `keys` of each language, null where it is too long to cache. */
type Target = { url: string; keys: Readonly<Record<Language, string>> | null };

const PREFIX = '/api';

/**
 * Creates the public reads over the cache: requests and loaders of pages share the response under
 * one key, which each language has its own of. Only declared query parameters count. The account does not, as
 * public reads are the same for all.
 */
export function createPublicReads(options: PublicReadsOptions): PublicReads {
  const { cache, work, learn } = options;
  const served = new Map<string, { read: PublicRead; declared: ReadonlySet<string> }>();

  async function make(
    read: PublicRead,
    { url }: Target,
    params: unknown,
    language: Language,
  ): Promise<RawResponse> {
    const query = parseQuery(splitTarget(url).query);
    const result = await read.read({ params, query, language });
    const { tags, list } = result;
    const shown = new Set(tags);
    const body = 'json' in result ? result.json : JSON.stringify(result.value);
    return {
      status: 200,
      headers: {
        'cache-control': options.cacheControl,
        'content-type': 'application/json; charset=utf-8',
        ...(language !== FIRST_LANGUAGE && { 'content-language': writtenIn(language, body) }),
        vary: 'accept-language',
        ...(list && pageHeaders(url, list)),
      },
      body,
      ...('value' in result && { value: result.value }),
      ...(list && { list }),
      tags: shown,
      // A response without tags could never be invalidated, so it is cached only if it never
      // changes.
      keep: result.keep !== false && (shown.size > 0 || read.call.kept === true),
    };
  }

  function serve(app: FastifyInstance, read: PublicRead): void {
    const { call } = read;
    const declared = declaredNames(Object.keys(call.query?.shape ?? {}));
    served.set(call.route, { read, declared });
    const understand = rememberAddresses((target) => {
      const { path, query } = splitTarget(target);
      return targetOf(canonicalPath(path) + declaredQuery(query, declared));
    });
    const answer: onRequestHookHandler = (request, reply, done) => {
      const target = understand(request.raw.url ?? request.url);
      learn?.(request, (accepted) => target.keys?.[languageIn(accepted)]);
      const language = languageOf(request);
      const key = target.keys?.[language] ?? null;
      const found = key === null ? undefined : cache.find(key);
      if (found) return sendKept(request, reply, found, cache.age());
      const { lane, owner } = laneOf(request, work);
      const asked = { owner, key, isGone: isGone(request) };
      lane.waitToo(asked);
      cache
        .answer(key, ({ begins }) =>
          lane.run(asked, () => {
            begins();
            return make(read, target, request.params, language);
          }),
        )
        .then((made) => sendResponse(request, reply, made, cache.age()), done);
    };
    app.route({
      method: 'GET',
      url: call.path,
      config: configOf(call),
      schema: schemaOf(call),
      onRequest: answer,
      handler: (_request, reply: FastifyReply) => reply.callNotFound(),
    });
  }

  async function ask(
    call: CallAddress,
    input: { params?: object; query?: object },
    language: Language = FIRST_LANGUAGE,
  ) {
    const found = served.get(call.route);
    if (!found) throw new Error(`${call.route} is no public read`);
    const { path, query } = splitTarget(PREFIX + pathOf(call, input));
    const target = targetOf(path + declaredQuery(query, found.declared));
    const key = target.keys?.[language] ?? null;
    const kept = key === null ? undefined : cache.find(key);
    if (kept) return kept;
    const answer = cache.answer(key, () => make(found.read, target, input.params ?? {}, language));
    // Requests may wait for a turn to read the same: the caller has a turn and must not wait behind
    // them.
    if (key !== null) setImmediate(() => hurry(key, work));
    return answer;
  }

  return { serve, ask };
}

function targetOf(url: string): Target {
  const keys = inEach((language) =>
    language === FIRST_LANGUAGE ? `api ${url}` : `api ${language} ${url}`,
  );
  return { url, keys: url.length > LONGEST_KEY ? null : keys };
}

/** Returns the path; throws 404 for parameters that no address can contain. */
function pathOf(call: CallAddress, input: { params?: object; query?: object }): string {
  const names = Object.values(input.params ?? {});
  if (names.every((name) => String(name).isWellFormed())) return callPath(call, input);
  throw invalidRequest({ issues: [] }, 'params', true);
}

function hurry(key: string, { visitors, staff }: SharedWork): void {
  visitors.startNow(key);
  staff.startNow(key);
}
