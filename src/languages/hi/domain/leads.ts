import { plural } from '#languages/hi/plural.ts';

export const dueToday = 'आज करना है';
export const dueTomorrow = 'कल करना है';
export const dueOn = (day: string) => `${day} को करना है`;
export const dueYesterday = 'बीते कल करना था';
export const daysLate = (days: number) =>
  plural(days, { one: '# दिन की देर', other: '# दिनों की देर' });
export const tomorrow = 'कल';
export const inThreeDays = '3 दिन में';
export const inAWeek = 'एक हफ़्ते में';
