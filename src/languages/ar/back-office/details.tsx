import type { ReactNode } from 'react';
import { isolated } from '#languages/isolated.ts';

export const details = 'التفاصيل';
export const notLoaded = 'تعذّر تحميل تفاصيل هذه الفئة.';
export const required = 'مطلوب';
export const notGiven = 'غير محدّد';
export const sold = 'مُباع';
export const soldSizes = (sizes: ReactNode) => <>مُباع: {sizes}</>;
export const whichAreAvailable = 'أي المقاسات متوفّر';
export const sizeAvailable = (size: string) => `المقاس ${isolated(size)} متوفّر`;
/** `entry` is the name of a category, sub-category or product type. */
export const oneWillBeRemoved = ({ detail, entry }: { detail: ReactNode; entry: string }) => (
  <>
    {detail} لا ينتمي إلى <bdi>{entry}</bdi> وسيُزال.
  </>
);
export const theseWillBeRemoved = (entry: string) =>
  `ما يلي لا ينتمي إلى ${isolated(entry)} وسيُزال:`;
