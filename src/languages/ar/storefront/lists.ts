import { arabicPlural as plural } from '#languages/plural.ts';

export const pieces = (count: number) =>
  plural(count, {
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '# قطع',
    many: '# قطعة',
    other: '# قطعة',
  });
export const showLess = 'عرض أقل';
