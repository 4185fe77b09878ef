export const title = 'Notices';
export const intro = 'How we tell you about new enquiries.';
export const yourNotices = 'Your notices';

export const mailMe = 'Email me about new enquiries';
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
export const quietHoursHint = 'Notices from quiet hours arrive together when the quiet hours end.';
export const save = 'Save';
export const saving = 'Saving…';
export const saved = 'Notices saved';

export const onThisDevice = 'Notices on this device';
export const hearOnThisDevice = 'Get notices of new enquiries on this device as they come.';
export const addToHomeScreen =
  'To get notices of new enquiries on this device, add this site to the home screen (Share, then Add to Home Screen) and open it from there.';
export const tellMe = 'Turn on notices';
export const asking = 'Asking…';
export const putAway = 'Hide this';
