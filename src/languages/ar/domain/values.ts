export const regionNames = { IN: 'الهند', AE: 'الإمارات' };

/** How soon a seller usually replies. */
export const replyTimes = {
  hour: 'خلال ساعة',
  hours: 'خلال ساعات قليلة',
  day: 'خلال يوم',
  days: 'خلال يومين',
};
export const usuallyReplies = {
  hour: 'يردّ عادةً خلال ساعة',
  hours: 'يردّ عادةً خلال ساعات قليلة',
  day: 'يردّ عادةً خلال يوم',
  days: 'يردّ عادةً خلال يومين',
};
