export const title = 'Notices';
export const intro = 'How you hear of new enquiries.';
export const yourNotices = 'Your notices';

export const mailMe = 'Mail me of new enquiries';
export const atOnce = 'At once';
export const daily = 'Once a day, at 8 in the morning';
export const never = 'Never';
export const choose = 'Choose';
export const quietHours = 'Quiet hours (optional)';
export const from = 'From';
export const until = 'Until';
export const timeOf = 'Time of';
export const india = 'India';
export const emirates = 'Emirates';
export const bothTimes = 'Fill in both times, or neither';
export const quietHoursHint = 'What comes in quiet hours is told together when they end.';
export const save = 'Save';
export const saving = 'Saving…';
export const saved = 'Notices saved';

export const onThisDevice = 'Notices on this device';
export const hearOnThisDevice = 'Hear of new enquiries on this device as they come.';
export const addToHomeScreen =
  'To hear of new enquiries on this device, add this site to the home screen (Share, then Add to Home Screen) and open it from there.';
export const tellMe = 'Tell me at once';
export const asking = 'Asking…';
export const putAway = 'Put this away';
