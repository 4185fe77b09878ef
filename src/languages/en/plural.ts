import { pluralOf } from '#languages/plural.ts';

/** `plural(3, { one: '# piece', other: '# pieces' })` returns `3 pieces`. */
export const plural = /* @__PURE__ */ pluralOf<'one'>('en');
