import { pluralOf } from '#languages/plural.ts';

/** Arabic words know one, two, a few (3 to 10), many (11 to 99) and others. */
export const plural = /* @__PURE__ */ pluralOf<'one' | 'two' | 'few' | 'many'>('ar');
