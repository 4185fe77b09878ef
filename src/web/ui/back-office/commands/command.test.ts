import { expect, it } from 'vitest';
import type { Access } from '#contracts/policy.ts';
import { allowed, type Command, matching, near } from './command.ts';
import { withChosen } from './recent.ts';

const command = (label: string, detail?: string, call?: Access): Command => ({
  ...{ id: label, label, detail, icon: null, run: () => {} },
  ...(call && { call }),
});
const groups = [
  {
    label: 'Go to',
    commands: [
      command('Found nothing', 'Searches'),
      command('Searches', 'Catalogue'),
      command('Café Élan', 'GA-2100'),
    ],
  },
  { label: 'Others', commands: [command('Audit Log', 'House')] },
];
const shown = (text: string) =>
  matching(groups, text).flatMap(({ commands }) => commands.map(({ label }) => label));

it.each([
  ['', ['Found nothing', 'Searches', 'Café Élan', 'Audit Log']],
  ['  ', ['Found nothing', 'Searches', 'Café Élan', 'Audit Log']],
  ['sear', ['Searches', 'Found nothing']],
  ['NOTHING found', ['Found nothing']],
  ['cafe el', ['Café Élan']],
  ['ga 21', ['Café Élan']],
  ['log', ['Audit Log']],
  ['og', []],
  ['%&', []],
])('%j finds %j', (text, labels) => {
  expect(shown(text)).toEqual(labels);
});

it('leaves out groups without anything, and what nobody may do', () => {
  expect(matching(groups, 'audit').map(({ label }) => label)).toEqual(['Others']);
  const writing = { policy: 'approved-seller', staff: 'editor' } as const;
  const some = [
    { label: 'Some', commands: [command('Hide', '', writing), command('Open')] },
    { label: 'None', commands: [command('Sell', '', writing)] },
  ];
  const left = allowed(some, ({ policy }) => policy !== 'approved-seller');
  expect(left.map(({ label, commands }) => [label, commands.length])).toEqual([['Some', 1]]);
});

it('remembers the last things once, the latest first', () => {
  const chosen = (_id: string) => ({ kind: 'product', _id, label: _id, detail: '' });
  const list = ['a', 'b', 'c', 'b', 'd', 'e', 'f'].reduce(
    (kept, id) => withChosen(kept, chosen(id)),
    [] as ReturnType<typeof withChosen>,
  );
  expect(list.map(({ _id }) => _id)).toEqual(['f', 'e', 'd', 'b', 'c']);
});

it('leads to what is nearest where nothing has all words, the rarest of them first', () => {
  const shown = [{ label: 'Go to', commands: groups.flatMap(({ commands }) => commands) }];
  const nearest = (text: string) => near(shown, text).map(({ label }) => label);
  expect(nearest('how to search the audits')).toEqual(['Audit Log', 'Found nothing', 'Searches']);
  expect(nearest('logs')).toEqual([]);
  expect(nearest('of a xylophone')).toEqual([]);
});

it('offers what is for typing alone to who types', () => {
  const only = [{ label: 'Go to', commands: [{ ...command('Poster'), isTyped: true as const }] }];
  expect(matching(only, '')).toEqual([]);
  expect(matching(only, 'pos')).toHaveLength(1);
});
