import { plural } from '#languages/en/plural.ts';

export const title = 'Find anything';
export const recent = 'Recent';
export const goTo = 'Go to';
export const looking = 'Looking…';
export const nothing = 'Nothing found. Try other words, or a whole reference or SKU.';
export const nearest = 'No exact match. Similar results';
export const found = (count: number) => plural(count, { one: '# found', other: '# found' });
export const back = 'Back';
export const whatToDo = (name: string) => `What to do with ${name}`;
export const openIt = 'Open';
export const keyboard = 'Keyboard';
export const showKeys = 'Show the keys';

/** What the keys at the foot of the list are for. */
export const toChoose = 'to choose';
export const toDo = 'to do it';
export const toGoBack = 'to go back';
export const toClose = 'to close';
