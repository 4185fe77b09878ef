import { plural } from '#languages/en/plural.ts';

export const title = 'Enquiries in numbers';
export const theNumbers = 'The numbers';
export const ownPage = (views: number) => {
  const text =
    'Your own page was viewed # times. Views are counted once a day for each visitor, without cookies; days are in UTC.';
  return plural(views, { one: text, other: text });
};

export const order = 'Order';
export const mostLookedAt = 'Most viewed';
export const mostAskedAbout = 'Most asked about';
export const mostWon = 'Most won';

export const views = 'Views';
export const askedAbout = 'Asked about';
export const won = 'Won';
export const shareOfViews = (share: string) => `${share} of views`;
export const shareOfAsked = (share: string) => `${share} of those asked about`;
export const wonInRupees = 'Won in rupees';
export const wonInDirhams = 'Won in dirhams';
export const takenUpAfter = 'Answered after';
export const median = 'median time from enquiry to first step';
export const before = (value: string) => `${value} before`;
export const asBefore = 'no change';
export const more = (percent: number) => `${percent}% more`;
export const less = (percent: number) => `${percent}% less`;

export const viewsOverTime = 'Views over time';
export const noViews = 'No views in this period.';
export const enquiriesOverTime = 'Enquiries over time';
export const noEnquiries = 'No enquiries in this period.';
export const wonOverTime = 'Won over time';
export const nothingWon = 'Nothing was won in this period.';

export const pieceByPiece = 'Product by product';
export const piece = 'Product';
export const asked = 'Asked';
export const itsEnquiries = 'Its enquiries';
export const countOfEnquiries = (count: string) => `${count}: its enquiries`;
export const beforeCount = 'before:';
export const nothing = 'Nothing in this period.';
export const beneath = 'The smaller number is from the period before.';

export const unasked = 'Viewed, but no enquiries';
export const unaskedText = 'Try a better picture, a longer description or another price.';
export const nothingUnasked = 'Every product that was viewed also got an enquiry.';

export const noNumbersTitle = 'No numbers in this period';
export const noNumbersText =
  'Nobody viewed your products or asked about them. Add products with good pictures and share their links, or choose a longer time.';
