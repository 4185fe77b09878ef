export const region = 'Region';
export const allRegions = 'All regions';
export const seller = 'Seller';
export const priceShown = 'Price shown';
/** The moment of an enquiry. */
export const when = 'When';
export const product = 'Product';
export const reference = 'Reference';
export const overTime = 'Enquiries over time';
export const noneInThisTime = 'No enquiries in this period.';
export const nothingAskedAbout = 'Nothing was asked about in this period.';
export const period = 'Period';
export const last7Days = 'Last 7 days';
export const last30Days = 'Last 30 days';
export const last90Days = 'Last 90 days';
export const lastYear = 'Last year';

// How a lead stands.
export const leadNew = 'New';
export const leadTalking = 'Talking';
export const leadReserved = 'Reserved';
export const leadWon = 'Won';
export const leadLost = 'Lost';

// Why it is lost.
export const noAnswer = 'No answer';
export const thePrice = 'The price';
export const boughtElsewhere = 'Bought elsewhere';
export const notAvailable = 'Not available';
export const anotherReason = 'Another reason';
