// What can happen anywhere.

/** What there may be none of, as `There is no such …` says it. */
export type Thing =
  | 'API key'
  | 'account'
  | 'address'
  | 'admin'
  | 'announcement'
  | 'attribute'
  | 'authenticator app'
  | 'category'
  | 'change'
  | 'customer'
  | 'delivery'
  | 'device'
  | 'document'
  | 'draft'
  | 'entry of the bin'
  | 'file'
  | 'import'
  | 'invitation'
  | 'lead'
  | 'member of staff'
  | 'message'
  | 'newsletter'
  | 'note'
  | 'page'
  | 'passkey'
  | 'payment'
  | 'product'
  | 'product type'
  | 'receipt'
  | 'report'
  | 'report, or not any more'
  | 'search'
  | 'seller'
  | 'session'
  | 'sub-category'
  | 'redirect'
  | 'synonym'
  | 'template'
  | 'version of the content'
  | 'version of the privacy notice'
  | 'view'
  | 'webhook';

export const noSuch = ({ thing }: { thing: Thing }) => `There is no such ${thing}.`;
export const changedMeanwhile =
  'This was changed in the meantime. Reload to see the newest version, then make your change again.';
export const othersMatchNow =
  'The number of matching products has changed. Close this, and check the change again.';
export const nothingHere = 'There is nothing at this address.';
export const someNotValid = 'Some fields are not valid.';
export const tooLarge = 'This is larger than can be accepted.';
export const contentNotAccepted = 'This kind of content is not accepted here.';
export const badJson = 'The body is not valid JSON.';
export const notUnderstood = 'The request could not be understood.';
export const internalFault = 'Something went wrong on our side. Please try again.';
export const databaseAway =
  'We cannot reach our database at the moment. Please try again in a minute.';
export const maintenanceWords =
  'We are working on the shop. You can look at everything, but nothing can be sent or saved until we are done. Please try again later.';
export const veryBusy = 'We are very busy. Please try again in a moment.';

export const formCutOff = 'The form was cut off. Please send it again.';
export const formMalformed = 'The form was cut off or is malformed. Please send it again.';
export const fieldSentTwice = ({ name }: { name: string }) => `The field ${name} was sent twice.`;
type SentFile = { name: string; names: readonly string[] };
export const fileSentTwice = ({ name }: SentFile) => `The file ${name} was sent twice.`;
export const fileNotAskedFor = ({ name, names }: SentFile) =>
  `A file called ${name} is not asked for. Files go by the names ${names.join(', ')}.`;
export const sentTwice = 'This form has been sent twice. Look at your products first.';
export const dayIsOver = 'This day is over. Choose today or a later day.';
export const dayWithinYear = 'Choose a day within a year.';
export const tooManyViews = ({ most }: { most: number }) =>
  `You have ${most} views. Delete one you do not use first.`;
export const viewNameTaken =
  'You have a view of this name for this list already. Choose another name.';
export const viewParameterUnknown = ({ parameter }: { parameter: string }) =>
  `This list does not accept ${parameter} like this. Leave it out.`;
export const onlyAdminsShare = 'Only admins share views. Leave isShared out.';
export const restoredCategoryGone =
  'Its category no longer exists. Add or restore the category first.';
export const canBeUndoneOnce = 'You can undo this once, within an hour.';
export const notAPushService = 'This is not the address of a push service.';
export const deviceGone =
  'This device no longer accepts notices and was removed. Turn them on there again.';
export const deviceNotReached =
  'The push service of this device did not take the notice. Try again later, or turn notices off and on there.';

// The pages in place of one that could not be made.
export const pageFailed = 'Something went wrong';
export const pageFailedWords = 'The page could not be shown. Please try again in a moment.';
export const pageBusy = 'We are very busy';
export const pageBusyWords = 'This page will be here in a moment. Please try again.';
export const pageAway = 'We will be right back';
export const pageUnsent = 'This was not sent';
export const pageGoBack = 'Go back in your browser: what you typed is still there.';
export const backToHomePage = 'Back to the home page';
