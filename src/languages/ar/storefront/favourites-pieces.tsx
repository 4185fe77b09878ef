import type { ReactNode } from 'react';
import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

export const text = 'محفوظة في هذا المتصفّح، لك وحدك.';
export const needsScripts = (link: (text: string) => ReactNode) => (
  <>تُحفظ المفضّلة في متصفّحك بواسطة JavaScript، وهو غير مفعّل. {link('اذهب إلى المتجر')}</>
);
export const goToShop = 'اذهب إلى المتجر';
export const emptyTitle = 'لا توجد قطع في المفضّلة بعد';
export const emptyText = 'اضغط القلب على قطعة لتحفظها هنا.';
export const loading = 'جارٍ التحميل';
export const shareTitle = (shop: string) => `المفضّلة في ${isolated(shop)}`;
export const shareText = (shop: string) => `ألقِ نظرة على هذه القطع في ${isolated(shop)}`;

export const remove = 'إزالة';
export const removePiece = (piece: string) => `إزالة ${isolated(piece)}`;
export const removed = 'تمت الإزالة من المفضّلة';
export const undo = 'تراجع';

export const seeOnList = 'عرضها في قائمة الاستفسار';
export const addToList = (count: number) =>
  plural(count, {
    one: 'إضافة إلى قائمة الاستفسار',
    two: 'إضافة القطعتين إلى قائمة الاستفسار',
    few: 'إضافة هذه القطع (#) إلى قائمة الاستفسار',
    many: 'إضافة هذه القطع (#) إلى قائمة الاستفسار',
    other: 'إضافة هذه القطع (#) إلى قائمة الاستفسار',
  });

/** The favourites of somebody else. */
export const goneTitle = 'هذه القطع لم تعد موجودة';
export const goneText = 'لم يعد أيّ منها معروضًا في المتجر.';
export const addToFavourites = (count: number) =>
  plural(count, {
    one: 'إضافة إلى المفضّلة',
    two: 'إضافة القطعتين إلى المفضّلة',
    few: 'إضافة الكل إلى المفضّلة',
    many: 'إضافة الكل إلى المفضّلة',
    other: 'إضافة الكل إلى المفضّلة',
  });
export const added = (count: number) =>
  plural(count, {
    one: 'أُضيفت قطعة واحدة إلى المفضّلة',
    two: 'أُضيفت قطعتان إلى المفضّلة',
    few: 'أُضيفت # قطع إلى المفضّلة',
    many: 'أُضيفت # قطعة إلى المفضّلة',
    other: 'أُضيفت # قطعة إلى المفضّلة',
  });
export const areFavourites = (count: number) =>
  plural(count, {
    one: 'هذه القطعة في مفضّلتك.',
    two: 'القطعتان في مفضّلتك.',
    few: 'كل هذه القطع في مفضّلتك.',
    many: 'كل هذه القطع في مفضّلتك.',
    other: 'كل هذه القطع في مفضّلتك.',
  });
export const yourFavourites = 'مفضّلتك';
