import { plural } from '#languages/ar/plural.ts';

export const dueToday = 'موعد المتابعة اليوم';
export const dueTomorrow = 'موعد المتابعة غدًا';
export const dueOn = (day: string) => `موعد المتابعة ${day}`;
export const dueYesterday = 'كان موعد المتابعة أمس';
export const daysLate = (days: number) =>
  plural(days, {
    one: 'تأخّرت المتابعة يومًا واحدًا',
    two: 'تأخّرت المتابعة يومين',
    few: 'تأخّرت المتابعة # أيام',
    many: 'تأخّرت المتابعة # يومًا',
    other: 'تأخّرت المتابعة # يوم',
  });
export const tomorrow = 'غدًا';
export const inThreeDays = 'بعد 3 أيام';
export const inAWeek = 'بعد أسبوع';
