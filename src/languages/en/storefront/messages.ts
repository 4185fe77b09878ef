import { plural } from '#languages/en/plural.ts';

/** In place of what this browser keeps, by what that is. */
export const didNotLoad = {
  favourites: 'Your favourites did not load',
  'enquiry list': 'Your enquiry list did not load',
};
export const tryInAMoment = 'Please try again in a moment.';
export const shownOnceConnected = 'Your saved pieces are shown when you are online.';

/** Of pieces that are no longer in the shop, by what they were kept in. */
export const gone = {
  'this list': (count: number) =>
    plural(count, {
      one: '# piece of this list is no longer in the shop.',
      other: '# pieces of this list are no longer in the shop.',
    }),
  'your favourites': (count: number) =>
    plural(count, {
      one: '# piece of your favourites is no longer in the shop.',
      other: '# pieces of your favourites are no longer in the shop.',
    }),
  'this comparison': (count: number) =>
    plural(count, {
      one: '# piece of this comparison is no longer in the shop.',
      other: '# pieces of this comparison are no longer in the shop.',
    }),
};
export const takeOff = (count: number) => plural(count, { one: 'Remove it', other: 'Remove them' });
