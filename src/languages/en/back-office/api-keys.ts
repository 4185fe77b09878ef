import { plural } from '#languages/en/plural.ts';

export const title = 'API Keys';
export const text =
  'A program with a key can do what you choose here, and never more than you can yourself.';
export const notForSupport =
  'These keys belong to this seller. Only the seller can make or revoke them.';
export const none = 'No keys yet';
export const noneText =
  'Make one for a program that lists your products, keeps prices up to date or reads enquiries.';

export const make = 'Make a key';
export const makeTitle = 'New API key';
export const name = 'Name';
export const nameHint =
  'The program that will use it, such as “Stock sync”. The activity log shows this name.';
export const mayDo = 'What it may do';
export const expires = 'Expires';
export const inDays = (days: number) => plural(days, { one: 'After # day', other: 'After # days' });
export const never = 'Never';

export const keyOf = (key: string) => `Key for ${key}`;
export const keepKey = 'Copy it to where the program keeps its secrets. It is not shown again.';
export const copy = 'Copy';
export const haveYouKept = 'Have you copied it?';
export const notShownAgain = 'It cannot be shown again. If it is lost, make another one.';
export const haveKept = 'I have copied it';
export const showAgain = 'Show it again';

export const of = (owner: string) => `Made by ${owner}`;
export const madeOn = (day: string) => `Made on ${day}`;
export const neverUsed = 'Never used';
export const usedLast = (ago: string) => `Last used ${ago}`;
export const neverExpires = 'Does not expire';
export const expiresOn = (day: string) => `Expires on ${day}`;
export const expired = 'Expired';
export const revoke = 'Revoke';
export const revokeNamed = (key: string) => `Revoke ${key}`;
export const revokeTitle = (key: string) => `Revoke the key for ${key}?`;
export const revokeText = 'The program that uses it stops working at once. This cannot be undone.';

/** On the page of one's account. */
export const cardText =
  'For programs that work for you, such as one that keeps your prices up to date.';
export const goToKeys = 'Go to API keys';
/** Other words that the screen is looked for by. */
export const words = 'program token integration developer automation access';
export const readOnly = 'Read only';
export const readOnlyText = 'It can read everything you can see, but change nothing.';
