import { pluralOf } from '#languages/plural.ts';

/** In Hindi none is like one. */
export const plural = /* @__PURE__ */ pluralOf<'one'>('hi');
