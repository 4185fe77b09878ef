export const regionNames = { IN: 'India', AE: 'UAE' };

/** How soon a seller usually replies. */
export const replyTimes = {
  hour: 'Within an hour',
  hours: 'Within a few hours',
  day: 'Within a day',
  days: 'Within two days',
};
export const usuallyReplies = {
  hour: 'Usually replies within an hour',
  hours: 'Usually replies within a few hours',
  day: 'Usually replies within a day',
  days: 'Usually replies within two days',
};
