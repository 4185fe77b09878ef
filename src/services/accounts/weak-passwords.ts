import type { Label } from '#languages/en/refusals/labels.ts';
import { said } from '#languages/said.ts';
import { invalid } from '../failure.ts';

/** Common passwords that are refused, counting those of at least eight characters. */
const MOST_COMMON = 3000;
const SHORTEST = 8;
/** Characters that must remain without the owner's own words. */
const LEFT_OVER = 6;
const SHORTEST_PART = 3;
/** Characters that are neither the one before them, nor its neighbour in the alphabet. */
const FEWEST_STEPS = 5;

/** What is publicly known of the password's owner. */
export type Owner = { name?: string; email?: string; phone?: string };

type Chosen = {
  password: string;
  /** The form field, and its label at the start of a sentence. */
  field: string;
  label: Label;
};

/**
 * Throws 422 for a password that is common, little more than its owner's e-mail, name or phone, or a row of few
 * characters.
 * The contract checks its length.
 */
export async function refuseWeakPassword(
  { password, field, label }: Chosen,
  owner: Owner = {},
): Promise<void> {
  if (await isCommon(password)) {
    throw invalid(field, said('passwordCommon', { label }));
  }
  if (isOwn(password, owner)) {
    throw invalid(field, said('passwordTooClose', { label }));
  }
  if (isRow(password)) {
    throw invalid(field, said('passwordRepeats', { label }));
  }
}

let common: Promise<ReadonlySet<string>> | undefined;

async function isCommon(password: string): Promise<boolean> {
  common ??= readCommon();
  const words = await common;
  const folded = fold(password);
  const bare = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [folded, folded.replace(/\s+/g, ''), bare].some((word) => words.has(word));
}

/** Loaded with the first password that is chosen, so that the start does not wait for it. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const listed = dictionary['passwords-common'];
  return new Set(listed.filter((word) => word.length >= SHORTEST).slice(0, MOST_COMMON));
}

/** Whether a password is few characters over and over, or a row such as `abcdefgh`, or both. */
function isRow(password: string): boolean {
  const [, unit = password] = /^(.+?)\1+.?$/su.exec(fold(password)) ?? [];
  const characters = [...fold(unit)];
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? 0)) > 1);
  const isRepeated = unit !== password && characters.length < SHORTEST;
  return isRepeated || Math.min(steps.length, new Set(characters).size) < FEWEST_STEPS;
}

function isOwn(password: string, owner: Owner): boolean {
  let left = plain(password);
  const whole = left.length;
  for (const part of partsOf(owner)) left = left.replaceAll(part, '');
  return left.length < whole && left.length < LEFT_OVER;
}

/** The words that an owner is known by, the longest first. */
function partsOf({ name = '', email = '', phone = '' }: Owner): string[] {
  const address = email.replace(/\.[^.]*$/, '');
  const words = [name, address].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const parts = [...words, email, address.split('@', 1)[0] ?? '', phone].map(plain);
  return parts
    .filter((part) => part.length >= SHORTEST_PART)
    .sort((one, other) => other.length - one.length);
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim();
const plain = (text: string) =>
  fold(text)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
