import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Work } from '#contracts/leads/work.ts';
import { isAnswer } from '#domain/proof-of-work.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { failure } from '../failure.ts';

/** About a tenth of a second of a phone; each doubling of a flood doubles it, up to about ten seconds. */
const FEWEST_BITS = 16;
const MOST_BITS = 20;
const VALID_SECONDS = 600;

type Asked = { sellerId: string; reference: string };
type Signer = Pick<AppContext, 'tokenSecret' | 'now'>;

/**
 * Throws 428 with a challenge unless `work` answers one for this enquiry, which its reference makes a single one.
 * `over` is by how many times the seller gets more than usual.
 */
export function requireWork(
  context: Signer,
  asked: Asked,
  work: Work | undefined,
  over: number,
): void {
  if (work !== undefined && isOurs(context, asked, work.challenge)) {
    if (isAnswer(work.challenge, work.answer)) return;
  }
  throw failure(428, 'work-required', said('workRequired'), {
    challenge: challengeFor(context, asked, over),
  });
}

function challengeFor(context: Signer, asked: Asked, over: number): string {
  const bits = Math.min(MOST_BITS, FEWEST_BITS + Math.ceil(Math.log2(Math.max(1, over))));
  const until = Math.floor(context.now().getTime() / 1000) + VALID_SECONDS;
  return `${bits}.${until}.${markOf(context, asked, `${bits}.${until}`)}`;
}

const CHALLENGE = /^(\d\d\.(\d{10}))\.([\w-]{43})$/;

function isOurs(context: Signer, asked: Asked, challenge: string): boolean {
  const [, terms = '', until = '0', mark = ''] = CHALLENGE.exec(challenge) ?? [];
  if (mark === '' || Number(until) * 1000 < context.now().getTime()) return false;
  return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(context, asked, terms)));
}

const markOf = ({ tokenSecret }: Signer, { sellerId, reference }: Asked, terms: string) =>
  createHmac('sha256', tokenSecret)
    .update(`work ${sellerId} ${reference} ${terms}`)
    .digest('base64url');
