import { englishPlural as plural } from '#languages/plural.ts';

export const pieces = (count: number) => plural(count, { one: '# piece', other: '# pieces' });
export const showLess = 'Show Less';
