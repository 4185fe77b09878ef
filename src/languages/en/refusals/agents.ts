// What programs that shop for people are told.

export const noCheckoutHere =
  'Nothing is paid here. To buy, open the page of the piece, or write to its seller from there.';
export const enquiryNotSent =
  'Nothing has been sent. Show this to the person, who opens the page or the chat and sends it.';
export const searchNeedsInput = 'Say what to look for, or give a filter.';
export const cursorInvalid = 'This cursor is not one of ours. Start again without it.';
export const filterUnknown = ({ name }: { name: string }) =>
  `There is no filter “${name}” here. It was left out.`;
export const categoryUnknown = ({ name }: { name: string }) => `There is no category “${name}”.`;
export const tooManyCategories = 'These are too many categories at once. Ask for fewer.';
export const priceFilterReadIn = ({ currency }: { currency: string }) =>
  `No currency was named, so the prices of the filter were read in ${currency}.`;
export const priceFilterLeftOut = ({ currency }: { currency: string }) =>
  `Prices here are in INR and AED. The filter in ${currency} was left out.`;
export const pieceNotFound = ({ id }: { id: string }) => `There is no piece “${id}” here.`;
export const pieceOutsideFilters = 'This piece is here, but the filters leave it out.';
export const tooManyIds = ({ most }: { most: number }) => `Ask for at most ${most} at once.`;
export const profileMustBeHttps =
  'The address of the profile must be a public one that begins with https.';
export const profileUnreachable = 'The profile could not be read at its address.';
export const profileMalformed = 'What is at the address of the profile is no profile.';
export const tooManyProfiles = 'We are reading many profiles. Please try again in a minute.';
export const protocolVersionUnsupported = ({ asked, ours }: { asked: string; ours: string }) =>
  `Version ${asked} of the protocol is not spoken here. We speak ${ours}.`;
export const capabilityNotShared =
  'The profile does not have this capability in a version that we have.';
export const toolUnknown = ({ name }: { name: string }) => `There is no tool “${name}” here.`;
