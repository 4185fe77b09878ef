import { plural } from '#languages/ar/plural.ts';

export const comparison = 'المقارنة';
export const comparePieces = (count: number) =>
  plural(count, {
    one: 'قارن قطعة واحدة',
    two: 'قارن قطعتين',
    few: 'قارن # قطع',
    many: 'قارن # قطعة',
    other: 'قارن # قطعة',
  });
export const clear = 'مسح المقارنة';

/** On a comparison that somebody else has sent. */
export const yourComparison = 'مقارنتك';
export const keepThese = 'اجعلها مقارنتي';
export const kept = 'أصبحت هذه القطع مقارنتك';
export const undo = 'تراجع';
export const seeMine = 'عرض مقارنتي';
