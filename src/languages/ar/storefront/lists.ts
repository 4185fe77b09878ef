import { plural } from '#languages/ar/plural.ts';

export const pieces = (count: number) =>
  plural(count, {
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '# قطع',
    many: '# قطعة',
    other: '# قطعة',
  });
export const showLess = 'عرض أقل';
