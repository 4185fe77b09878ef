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
  if (typed === '') return within(groups, () => true);
  const wordsOfCommand = ({ label, detail = '', words: others = '' }: Command) =>
    wordsOf(folded(`${label} ${detail} ${others}`));
  const rank = (command: Command) => {
    if (folded(command.label).startsWith(typed)) return 0;
    const own = new Set(wordsOfCommand(command));
    return words.every((word) => own.has(word)) ? 1 : 2;
  };
  return within(groups, (command) => {
    const own = wordsOfCommand(command);
    return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)));
  }).map((group) => ({
    ...group,
    commands: group.commands.toSorted((one, other) => rank(one) - rank(other)),
  }));
}

function within(
  groups: readonly CommandGroup[],
  isIn: (command: Command) => boolean,
): CommandGroup[] {
  return groups
    .map(({ label, commands }) => ({ label, commands: commands.filter(isIn) }))
    .filter(({ commands }) => commands.length > 0);
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
