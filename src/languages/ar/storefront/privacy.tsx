import type { ReactNode } from 'react';
import { isolated } from '#languages/isolated.ts';

export const title = 'الخصوصية';
export const description = 'ما نحتفظ به عنك، ومدة الاحتفاظ به، ومن يصل إليه، وما يحقّ لك طلبه.';
export const text = (site: string) =>
  `ما يُحفظ عنك لدى ${isolated(site)}، وسبب حفظه، ومدة الاحتفاظ به.`;
export const onThisPage = 'في هذه الصفحة';
export const version = 'النسخة';
export const earlierVersion = (until: ReactNode) => <>هذه نسخة سابقة، كانت سارية حتى {until}.</>;
export const readPresent = 'اقرأ النسخة السارية';
export const earlierVersions = 'النسخ السابقة';
export const dayAndTime = (day: string, time: string) => `${day}، ${time}`;
