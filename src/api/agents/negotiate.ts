import type { FastifyRequest } from 'fastify';
import { LOOKUP, type Message, SEARCH, UCP_VERSION } from '#contracts/agents/answered.ts';
import type { Language } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';
import type { PlatformProfiles } from '#services/agents/platform-profiles.ts';
import { failure } from '#services/failure.ts';
import { acceptedLanguage, languageOf } from '../tell.ts';

/** What we can be asked for: to search and to look up. */
export type Capability = typeof SEARCH | typeof LOOKUP;

const SPEC = `https://ucp.dev/${UCP_VERSION}`;

type Contextual = { context?: { language?: unknown } | null } | null | undefined;
type Given = (Contextual & { params?: { arguments?: Record<string, Contextual> } }) | undefined;

/** Returns the language of an agent's buyer: of the context in a body or in a tool's arguments, else of the header. */
export function languageOfBuyer(request: FastifyRequest): Language {
  const body = request.body as Given;
  const asked = [body, ...Object.values(body?.params?.arguments ?? {})]
    .map((each) => each?.context?.language)
    .find((language) => typeof language === 'string');
  return acceptedLanguage(asked?.slice(0, 100)) ?? languageOf(request);
}

/** Returns what we declare at `/.well-known/ucp`, with the addresses of this marketplace. */
export function businessProfile(publicUrl: string) {
  const spec = `${SPEC}/specification/overview`;
  const service = (transport: 'rest' | 'mcp', path: string, schema: string) => ({
    ...{ version: UCP_VERSION, spec, transport, endpoint: publicUrl + path },
    schema: `${SPEC}/services/shopping/${schema}`,
  });
  const capability = (name: 'search' | 'lookup') => [
    {
      version: UCP_VERSION,
      spec: `${SPEC}/specification/catalog/${name}`,
      schema: `${SPEC}/schemas/shopping/catalog_${name}.json`,
    },
  ];
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [
          service('rest', '/ucp/v1', 'rest.openapi.json'),
          service('mcp', '/ucp/mcp', 'mcp.openrpc.json'),
        ],
      },
      capabilities: {
        [SEARCH]: capability('search'),
        [LOOKUP]: capability('lookup'),
        ...enquiryCapability(publicUrl),
      },
      payment_handlers: {},
    },
  };
}

/**
 * Returns the prepared enquiry under the reversed name of this marketplace's host, whose word its address is; nothing
 * where the host has none that the protocol's names can hold, such as an IP address.
 */
function enquiryCapability(publicUrl: string) {
  const { hostname } = new URL(publicUrl);
  const name = `${hostname.split('.').toReversed().join('.')}.shopping.enquiry`;
  if (!hostname.includes('.') || !/^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/.test(name)) return {};
  const spec = `${publicUrl}/llms.txt`;
  return { [name]: [{ version: UCP_VERSION, spec, schema: `${publicUrl}/ucp/v1/enquiry.json` }] };
}

/** The protocol's part of every answer. */
export const ucpOf = (capability: Capability | null, status: 'success' | 'error' = 'success') => ({
  version: UCP_VERSION as typeof UCP_VERSION,
  status,
  capabilities: capability === null ? {} : { [capability]: [{ version: UCP_VERSION }] },
});

/** A refusal that is an answer: what was asked for was understood, and there is nothing. */
export function refused(
  language: Language,
  {
    capability,
    code,
    content,
    severity = 'unrecoverable',
  }: {
    capability: Capability | null;
    code: string;
    content: string;
    severity?: NonNullable<Message['severity']>;
  },
  continueUrl: string,
) {
  return {
    ucp: ucpOf(capability, 'error'),
    messages: [{ type: 'error' as const, code, content: sentence(language, content), severity }],
    continue_url: continueUrl,
  };
}

/** The answer to a platform that does not have what it asks for. */
export const notShared = (language: Language, publicUrl: string) =>
  refused(
    language,
    { capability: null, code: 'capabilities_incompatible', content: said('capabilityNotShared') },
    `${publicUrl}/`,
  );

/**
 * Checks what an agent's platform speaks against what we do (docs/behaviour/agents.md#negotiation). Returns whether it
 * has the capability; throws where its profile cannot be read, or is of another version of the protocol. An agent
 * without a profile is a stranger, who may read what anyone may.
 */
export async function negotiate(
  profiles: PlatformProfiles,
  address: string | undefined,
  capability: Capability | null,
): Promise<boolean> {
  if (address === undefined) return true;
  const { version, capabilities } = await profiles(address);
  if (version !== UCP_VERSION) {
    const asked = version.slice(0, 40);
    const message = said('protocolVersionUnsupported', { asked, ours: UCP_VERSION });
    throw failure(422, 'version_unsupported', message);
  }
  const theirs = capability === null ? undefined : capabilities[capability];
  return capability === null || (theirs ?? []).some((each) => each.version === UCP_VERSION);
}

/** Returns the address of a profile in a `UCP-Agent` header; undefined where there is no such header. */
export function profileIn(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [, address = ''] = /(?:^|[,\s])profile="([^"]*)"/.exec(String(header)) ?? [];
  return address;
}
