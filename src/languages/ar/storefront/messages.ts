import { plural } from '#languages/ar/plural.ts';

/** In place of what this browser keeps, by what that is. */
export const didNotLoad = {
  favourites: 'تعذّر تحميل مفضّلتك',
  'enquiry list': 'تعذّر تحميل قائمة استفسارك',
};
export const tryInAMoment = 'يُرجى المحاولة مرة أخرى بعد قليل.';
export const shownOnceConnected = 'سيظهر ما تحتفظ به هنا فور عودة الاتصال.';

/** Of pieces that are no longer in the shop, by what they were kept in. */
export const gone = {
  'this list': (count: number) =>
    plural(count, {
      one: 'قطعة واحدة من هذه القائمة لم تعد معروضة في المتجر.',
      two: 'قطعتان من هذه القائمة لم تعودا معروضتين في المتجر.',
      few: '# قطع من هذه القائمة لم تعد معروضة في المتجر.',
      many: '# قطعة من هذه القائمة لم تعد معروضة في المتجر.',
      other: '# قطعة من هذه القائمة لم تعد معروضة في المتجر.',
    }),
  'your favourites': (count: number) =>
    plural(count, {
      one: 'قطعة واحدة من مفضّلتك لم تعد معروضة في المتجر.',
      two: 'قطعتان من مفضّلتك لم تعودا معروضتين في المتجر.',
      few: '# قطع من مفضّلتك لم تعد معروضة في المتجر.',
      many: '# قطعة من مفضّلتك لم تعد معروضة في المتجر.',
      other: '# قطعة من مفضّلتك لم تعد معروضة في المتجر.',
    }),
  'this comparison': (count: number) =>
    plural(count, {
      one: 'قطعة واحدة من هذه المقارنة لم تعد معروضة في المتجر.',
      two: 'قطعتان من هذه المقارنة لم تعودا معروضتين في المتجر.',
      few: '# قطع من هذه المقارنة لم تعد معروضة في المتجر.',
      many: '# قطعة من هذه المقارنة لم تعد معروضة في المتجر.',
      other: '# قطعة من هذه المقارنة لم تعد معروضة في المتجر.',
    }),
};
export const takeOff = (count: number) =>
  plural(count, {
    one: 'إزالتها',
    two: 'إزالتهما',
    few: 'إزالتها',
    many: 'إزالتها',
    other: 'إزالتها',
  });
