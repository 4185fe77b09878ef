import { useSyncExternalStore } from 'react';
import * as texts from '#texts/ui/basics.ts';

export type StoredValue<T> = {
  read(): T;
  /** Returns false where the browser keeps nothing for this site. */
  write(value: T): boolean;
  /** Returns the present value; `nothing` during hydration, as the page's HTML knows none. */
  use(): T;
};

/**
 * A value stored in local storage under `key`, shared by all tabs. `understand` parses what is
 * found there, since anybody can have written it; `nothing` is the default.
 */
export function storedValue<T>(
  key: string,
  nothing: T,
  understand: (found: unknown) => T,
): StoredValue<T> {
  const listeners = new Set<() => void>();
  let lastText: string | null = null;
  let lastValue = nothing;

  function read(): T {
    const text = readText(key);
    if (text === lastText) return lastValue;
    lastText = text;
    lastValue = text === null ? nothing : understand(parsed(text));
    return lastValue;
  }

  function write(value: T): boolean {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      return false;
    }
    for (const listener of listeners) listener();
    return true;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  }

  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => nothing) };
}

/** What is said where a browser keeps nothing. */
export const NOTHING_KEPT = texts.nothingKept;

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether what was found is an object with properties. */
export const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);
