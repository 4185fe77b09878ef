import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

export const favouriteOf = (piece: string) => `المفضّلة: ${isolated(piece)}`;
export const addedToFavourites = 'تمت الإضافة إلى المفضّلة';
export const removedFromFavourites = 'تمت الإزالة من المفضّلة';

export const compare = 'مقارنة';
export const compareOf = (piece: string) => `مقارنة ${isolated(piece)}`;
export const comparedAtMost = (most: number) =>
  plural(most, {
    one: 'يمكنك مقارنة قطعة واحدة على الأكثر',
    two: 'يمكنك مقارنة قطعتين على الأكثر',
    few: 'يمكنك مقارنة # قطع على الأكثر',
    many: 'يمكنك مقارنة # قطعة على الأكثر',
    other: 'يمكنك مقارنة # قطعة على الأكثر',
  });
export const seeCompared = 'عرضها';

export const listedOf = (piece: string) => `قائمة الاستفسار: ${isolated(piece)}`;
export const addedToList = 'تمت الإضافة إلى قائمة الاستفسار';
export const removedFromList = 'تمت الإزالة من قائمة الاستفسار';
export const listedAtMost = (most: number) =>
  plural(most, {
    one: 'الحد الأقصى لقائمة الاستفسار قطعة واحدة',
    two: 'الحد الأقصى لقائمة الاستفسار قطعتان',
    few: 'الحد الأقصى لقائمة الاستفسار # قطع',
    many: 'الحد الأقصى لقائمة الاستفسار # قطعة',
    other: 'الحد الأقصى لقائمة الاستفسار # قطعة',
  });
export const seeList = 'عرض القائمة';
