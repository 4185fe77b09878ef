import { remember } from '#web/ui/browser/remember.ts';
import { isObject, storedValue } from '#web/ui/browser/stored-value.ts';

/** What was chosen: enough to show it again and to read it anew. */
export type Chosen = { kind: string; _id: string; label: string; detail: string };

const MOST = 5;

const isChosen = (found: unknown): found is Chosen =>
  isObject(found) &&
  [found.kind, found._id, found.label, found.detail].every((each) => typeof each === 'string');

/** The last things that an account chose in this browser, the latest first; the log-out forgets them. */
export const recentOf = remember((account: string) =>
  storedValue<readonly Chosen[]>(`recentCommands:${account}`, [], (found) =>
    Array.isArray(found) ? found.filter(isChosen).slice(0, MOST) : [],
  ),
);

/** Returns the list with one more thing in front of it. */
export const withChosen = (list: readonly Chosen[], chosen: Chosen): Chosen[] =>
  [chosen, ...list.filter(({ _id }) => _id !== chosen._id)].slice(0, MOST);
