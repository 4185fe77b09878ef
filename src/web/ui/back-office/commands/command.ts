import type { ReactNode } from 'react';
import type { Access } from '#contracts/policy.ts';
import { folded } from '#domain/search/folded.ts';

/** A line of the command list. */
export type Command = {
  /** Unlike that of any other. */
  id: string;
  label: string;
  /** What tells it from others of its name; it is found by this too. */
  detail?: string | undefined;
  /** Other words that it is found by. */
  words?: string | undefined;
  icon: ReactNode;
  /** It leads to a list of what can be done. */
  hasMore?: boolean;
  /** Shown where something is typed alone. */
  isTyped?: true | undefined;
  /** What it calls, or its screen reads: it is offered to those who may. */
  call?: Access;
  run: () => void;
};

export type CommandGroup = { label: string; commands: readonly Command[] };

/** Whether somebody may make a call. */
export type May = (call: Access) => boolean;

/** Returns the groups with what somebody may do, without empty ones. */
export const allowed = (groups: readonly CommandGroup[], may: May): CommandGroup[] =>
  within(groups, ({ call }) => call === undefined || may(call));

/**
 * Returns the groups with what matches a typed text: each of its words begins a word of the label or the detail,
 * whatever case and accents they have. Labels that begin with the text come first, then what has each of its
 * words whole.
 */
export function matching(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const typed = folded(text.trim());
  const words = wordsOf(typed);
  if (typed === '') return within(groups, ({ isTyped }) => !isTyped);
  const rank = (command: Command) => {
    if (folded(command.label).startsWith(typed)) return 0;
    const own = new Set(ownWords(command));
    return words.every((word) => own.has(word)) ? 1 : 2;
  };
  return within(groups, (command) => {
    const own = ownWords(command);
    return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)));
  }).map((group) => ({
    ...group,
    commands: group.commands.toSorted((one, other) => rank(one) - rank(other)),
  }));
}

const MOST_NEAR = 5;
const SHORT = 3;

/**
 * Returns what has some of the words of a typed text, for where nothing has each of them: what has the rarest ones
 * first. Words meet that begin alike, those of three letters only whole, and shorter ones not at all.
 */
export function near(groups: readonly CommandGroup[], text: string): Command[] {
  const commands = groups.flatMap((group) => group.commands);
  const owned = new Map(commands.map((command) => [command, ownWords(command)]));
  const typed = wordsOf(folded(text)).filter((word) => word.length >= SHORT);
  const worth = new Map<Command, number>();
  for (const word of typed) {
    const having = commands.filter((command) => closeness(owned.get(command), word) > 0);
    for (const command of having) {
      const its = closeness(owned.get(command), word) / having.length;
      worth.set(command, (worth.get(command) ?? 0) + its);
    }
  }
  return [...worth]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_NEAR)
    .map(([command]) => command);
}

function closeness(words: readonly string[] = [], typed: string): number {
  if (words.includes(typed)) return 2;
  const beginAlike = (one: string) =>
    Math.min(one.length, typed.length) > SHORT && (one.startsWith(typed) || typed.startsWith(one));
  return words.some(beginAlike) ? 1 : 0;
}

const ownWords = ({ label, detail = '', words = '' }: Command) =>
  wordsOf(folded(`${label} ${detail} ${words}`));

function within(
  groups: readonly CommandGroup[],
  isIn: (command: Command) => boolean,
): CommandGroup[] {
  return groups
    .map(({ label, commands }) => ({ label, commands: commands.filter(isIn) }))
    .filter(({ commands }) => commands.length > 0);
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
