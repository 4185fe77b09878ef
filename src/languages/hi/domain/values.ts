export const regionNames = { IN: 'भारत', AE: 'UAE' };

/** How soon a seller usually replies. */
export const replyTimes = {
  hour: 'एक घंटे में',
  hours: 'कुछ घंटों में',
  day: 'एक दिन में',
  days: 'दो दिन में',
};
export const usuallyReplies = {
  hour: 'आम तौर पर एक घंटे में जवाब',
  hours: 'आम तौर पर कुछ घंटों में जवाब',
  day: 'आम तौर पर एक दिन में जवाब',
  days: 'आम तौर पर दो दिन में जवाब',
};
