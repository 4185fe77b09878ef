import { englishPlural as plural } from '#languages/plural.ts';

export const title = 'Enquiries in numbers';
export const theNumbers = 'The numbers';
export const ownPage = (views: number) => {
  const text =
    'Your own page was looked at # times. Views are counted once a day for each visitor, without cookies; days are those of UTC.';
  return plural(views, { one: text, other: text });
};

export const order = 'Order';
export const mostLookedAt = 'Most looked at';
export const mostAskedAbout = 'Most asked about';
export const mostWon = 'Most won';

export const views = 'Views';
export const askedAbout = 'Asked about';
export const won = 'Won';
export const shareOfViews = (share: string) => `${share} of views`;
export const shareOfAsked = (share: string) => `${share} of those asked about`;
export const wonInRupees = 'Won in rupees';
export const wonInDirhams = 'Won in dirhams';
export const takenUpAfter = 'Taken up after';
export const median = 'median from enquiry to first move';
export const before = (value: string) => `${value} before`;
export const asBefore = 'as before';
export const more = (percent: number) => `${percent}% more`;
export const less = (percent: number) => `${percent}% less`;

export const viewsOverTime = 'Views over time';
export const noViews = 'No views in this time.';
export const enquiriesOverTime = 'Enquiries over time';
export const noEnquiries = 'No enquiries in this time.';
export const wonOverTime = 'Won over time';
export const nothingWon = 'Nothing was won in this time.';

export const pieceByPiece = 'Piece by piece';
export const piece = 'Piece';
export const asked = 'Asked';
export const itsEnquiries = 'Its enquiries';
export const countOfEnquiries = (count: string) => `${count}: its enquiries`;
export const beforeCount = 'before:';
export const nothing = 'Nothing in this time.';
export const beneath = 'Beneath each number that of the period before.';

export const unasked = 'Looked at, not asked about';
export const unaskedText =
  'A better picture, a fuller description or another price may be missing.';
export const nothingUnasked = 'Everything that was looked at was asked about, too.';

export const noNumbersTitle = 'No numbers in this time';
export const noNumbersText =
  'Nobody looked at your pieces or asked about them. Add pieces with good pictures and share their addresses, or choose a longer time.';
