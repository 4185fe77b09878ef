import { plural } from '#languages/ar/plural.ts';

export { dateLocale, dirhams, rupees } from '../formats.ts';

// What a reply says of its pieces, within a sentence.
export const available = 'متوفّر';
export const sold = 'مُباع';
export const reserved = 'محجوز';
export const reservedUntil = (day: string) => `محجوز حتى ${day}`;
export const notAvailableAnyMore = 'لم يعد متوفّرًا';
export const pieceIs = ({ name, state }: { name: string; state: string }) => `${name}: ${state}`;

/** Tells who asked for a piece that somebody else has got. */
export const soldReply =
  'مرحبًا {الاسم}،\nشكرًا لسؤالك عن {القطعة}. نأسف لأنها لم تعد متوفّرة، فقد بيعت قبل قليل.\n\n{المتجر} ({الرقم المرجعي})';

/** At the end of a list of pieces, after an `و`. */
export const more = (count: number) =>
  plural(count, {
    one: 'قطعة أخرى',
    two: 'قطعتان أخريان',
    few: '# قطع أخرى',
    many: '# قطعة أخرى',
    other: '# قطعة أخرى',
  });

// Templates that a seller can begin with.
export const starterAvailable =
  'مرحبًا {الاسم}،\nشكرًا لسؤالك عن {القطعة}.\nالحالة: {التوفر}\nالسعر: {السعر}\nهل تودّ أن أحجزها لك؟\n\n{المتجر} ({الرقم المرجعي})';
export const starterVisit =
  'مرحبًا {الاسم}،\nيسعدنا استقبالك في متجرنا لرؤية {القطعة}.\n{ساعات العمل}\n\n{المتجر}';
export const starterInterested =
  'مرحبًا {الاسم}،\nسألتنا قبل أيام عن {القطعة}. هل ما زلت مهتمًّا؟\n\n{المتجر} ({الرقم المرجعي})';
