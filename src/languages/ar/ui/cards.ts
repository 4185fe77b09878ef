import { isolated } from '#languages/isolated.ts';
import { arabicPlural as plural } from '#languages/plural.ts';

export const favouriteOf = (piece: string) => `المفضّلة: ${isolated(piece)}`;
export const addedToFavourites = 'تمت الإضافة إلى المفضّلة';
export const removedFromFavourites = 'تمت الإزالة من المفضّلة';

export const compare = 'مقارنة';
export const compareOf = (piece: string) => `مقارنة ${isolated(piece)}`;
export const comparedAtMost = (most: number) =>
  plural(most, {
    one: 'يمكنك مقارنة قطعة واحدة كحدّ أقصى',
    two: 'يمكنك مقارنة قطعتين كحدّ أقصى',
    few: 'يمكنك مقارنة # قطع كحدّ أقصى',
    many: 'يمكنك مقارنة # قطعة كحدّ أقصى',
    other: 'يمكنك مقارنة # قطعة كحدّ أقصى',
  });
export const seeCompared = 'عرضها';

export const listedOf = (piece: string) => `قائمة الاستفسار: ${isolated(piece)}`;
export const addedToList = 'تمت الإضافة إلى قائمة الاستفسار';
export const removedFromList = 'تمت الإزالة من قائمة الاستفسار';
export const listedAtMost = (most: number) =>
  plural(most, {
    one: 'تتّسع قائمة الاستفسار لقطعة واحدة كحدّ أقصى',
    two: 'تتّسع قائمة الاستفسار لقطعتين كحدّ أقصى',
    few: 'تتّسع قائمة الاستفسار لـ # قطع كحدّ أقصى',
    many: 'تتّسع قائمة الاستفسار لـ # قطعة كحدّ أقصى',
    other: 'تتّسع قائمة الاستفسار لـ # قطعة كحدّ أقصى',
  });
export const seeList = 'عرض القائمة';
