export const dueToday = 'Due today';
export const dueTomorrow = 'Due tomorrow';
export const dueOn = (day: string) => `Due on ${day}`;
export const dueYesterday = 'Due yesterday';
export const daysLate = (days: number) => `${days} days late`;
export const tomorrow = 'Tomorrow';
export const inThreeDays = 'In 3 days';
export const inAWeek = 'In a week';
