import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readPreference, savePreference } from '../preferences.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

type Key = {
  /** What is on the keys, pressed together; `mod` is ⌘ or Ctrl. */
  shown: readonly string[];
  /** Where it is heard from anywhere: left out for a key of the part that has the focus. */
  heard?: {
    isPressed: (event: Pressed) => boolean;
    /** Where the focus must not be. */
    notIn: string;
    /** One sign alone, which speech control and slips type too: such keys can be turned off. */
    isSingle?: boolean;
  };
};

const FIELDS = 'input, textarea, select, [contenteditable]';
const DIALOGS = '[role="dialog"], [role="alertdialog"]';

const isBare = ({ ctrlKey, metaKey, altKey }: Pressed) => !ctrlKey && !metaKey && !altKey;

/** Arabic and other layouts have another letter on the key. */
const isLetter = ({ key, code }: Pressed, letter: string) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;

/** Other alphabets have a letter on the key of `/`, which is `?` with Shift. */
const isSlash = ({ key, code, shiftKey }: Pressed, sign: '/' | '?') =>
  /^[\x20-\x7e؟]$/.test(key)
    ? key.replace('؟', '?') === sign
    : code === 'Slash' && shiftKey === (sign === '?');

/** A letter alone, for what is decided about the one thing of a screen. */
const letter = (sign: string) => ({
  shown: [sign],
  heard: {
    isPressed: (event: Pressed) => isBare(event) && isLetter(event, sign.toLowerCase()),
    notIn: `${FIELDS}, ${DIALOGS}`,
    isSingle: true,
  },
});

/**
 * Every key of the back offices, apart from those that all controls have, such as Tab and Enter. Parts of screens
 * register the ones that they answer to, and only those are listed by the help.
 */
export const keys = {
  commands: {
    shown: ['mod', 'K'],
    heard: {
      isPressed: (event: Pressed) => isMod(event) && !event.altKey && isLetter(event, 'k'),
      notIn: '[role="dialog"]:not([data-commands]), [role="alertdialog"]',
    },
  },
  search: {
    shown: ['/'],
    heard: {
      isPressed: (event: Pressed) => isSlash(event, '/') && isBare(event),
      notIn: `${FIELDS}, ${DIALOGS}`,
      isSingle: true,
    },
  },
  emptySearch: { shown: ['Esc'] },
  closeLink: { shown: ['Esc'] },
  moveFrame: { shown: ['←', '↑', '→', '↓'] },
  moveFocusPoint: { shown: ['←', '↑', '→', '↓'] },
  approve: letter('A'),
  decline: letter('D'),
  next: letter('N'),
  previous: letter('P'),
  help: {
    shown: ['?'],
    heard: {
      isPressed: (event: Pressed) => isSlash(event, '?') && isBare(event),
      notIn: FIELDS,
      isSingle: true,
    },
  },
} satisfies Record<string, Key>;

export type KeyName = keyof typeof keys;

const keyOf = (name: KeyName): Key => keys[name];

/** Whether this keyboard has ⌘ where others have Ctrl. */
export const isMac = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

const isMod = ({ metaKey, ctrlKey }: Pressed) => (isMac() ? metaKey : ctrlKey);

/** Returns what is on the keys that are pressed together. */
export const shownOf = (name: KeyName): string[] =>
  keyOf(name).shown.map((sign) => (sign === 'mod' ? (isMac() ? '⌘' : 'Ctrl') : sign));

type Registered = { name: KeyName; act: () => void };
let registered: readonly Registered[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Registered[]): void {
  if (registered.length === 0) addEventListener('keydown', press);
  registered = next;
  if (registered.length === 0) removeEventListener('keydown', press);
  for (const tell of listeners) tell();
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  const found = registered.findLast(({ name }) => isHeard(keyOf(name), event));
  if (found === undefined) return;
  event.preventDefault();
  found.act();
}

function isHeard({ heard }: Key, event: KeyboardEvent): boolean {
  if (!heard?.isPressed(event) || document.activeElement?.closest(heard.notIn)) return false;
  return !heard.isSingle || areSingleKeysHeard();
}

/**
 * Registers a key while a part of a screen is shown, where it is given. `act` is for a key that is heard from anywhere.
 */
export function useKey(name: KeyName | false | undefined, act: () => void = () => {}): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!name) return;
    const one = { name, act: () => latest.current() };
    change([...registered, one]);
    return () => change(registered.filter((other) => other !== one));
  }, [name]);
}

/** Returns the keys that do something now, each once, in the order of {@link keys}. */
export function useRegisteredKeys(): KeyName[] {
  const now = useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => registered,
    () => registered,
  );
  const names = new Set(now.map(({ name }) => name));
  return (Object.keys(keys) as KeyName[]).filter((name) => names.has(name));
}

const SINGLE_KEYS = 'singleKeys';

/** Whether keys of one sign are heard in this browser. */
export const areSingleKeysHeard = () => readPreference(SINGLE_KEYS) !== 'off';

export const setSingleKeysHeard = (areHeard: boolean, role: 'admin' | 'seller') =>
  savePreference(SINGLE_KEYS, areHeard ? null : 'off', `/${role}`);

/** Whether a key can be turned off with the others of one sign. */
export const isSingleKey = (name: KeyName): boolean => keyOf(name).heard?.isSingle === true;
