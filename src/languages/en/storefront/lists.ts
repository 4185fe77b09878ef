import { plural } from '#languages/en/plural.ts';

export const pieces = (count: number) => plural(count, { one: '# piece', other: '# pieces' });
export const showLess = 'Show Less';
