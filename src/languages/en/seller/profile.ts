import { plural } from '#languages/en/plural.ts';

export const title = 'My Profile';
export const text = 'Manage your account settings';
export const logOut = 'Logout';
export const failed = 'Failed to fetch user data';
/** What is loaded, at the start of a sentence. */
export const yourProfile = 'Your profile';

export const information = 'Profile Information';
export const edit = 'Edit';
export const cancel = 'Cancel';
export const name = 'Name';
export const email = 'Email';
export const confirmed = 'Confirmed';
export const notConfirmed = 'Not confirmed';
export const indianNumber = 'Indian Phone Number';
export const dubaiNumber = 'Dubai Phone Number';
export const city = 'City';
export const usuallyReplies = 'Usually replies';
export const openingHours = 'Opening hours';
export const rupeesPerDirham = 'Rupees per dirham';
export const mailLanguage = 'Language of mails';
export const about = 'About';
export const notSet = 'Not set';

export const image = 'Profile Image';
export const emailReadOnly = 'Email (Read Only)';
export const reviewedFirst = 'An admin checks a new name or number before shoppers see it.';
export const aboutOptional = 'About (optional)';
export const aboutHint = 'A few words for shoppers.';
export const cityOptional = 'City (optional)';
export const repliesOptional = 'You usually reply (optional)';
export const notSaid = 'Not said';
export const openingHoursOptional = 'Opening hours (optional)';
export const openingHoursHint = 'Shown on your page, such as: Monday to Saturday, 10 to 7 (India).';
export const rupeesPerDirhamOptional = 'Rupees per dirham (optional)';
export const rupeesPerDirhamHint =
  'Your own rate, such as 22.9. The product form uses it to suggest the other price. Shoppers do not see it.';
export const mailLanguageHint =
  'It also changes when you choose another language in the menu, or log in on its pages.';
export const update = 'Update Profile';
export const updating = 'Updating Profile...';
export const notUpdated = 'Failed to update profile';

export const waiting = 'Waiting for review';
export const notAccepted = 'Not accepted';
export const reason = 'Reason:';
export const withdraw = 'Withdraw';
export const putAway = 'Hide';

export const vacation = 'Vacation';
export const awayUntilDay = (day: string) => `Away until ${day}`;
export const shoppersRead = (words: string) =>
  `Shoppers read on your page and beside every product: “${words}” They can still ask.`;
export const vacationText =
  'Set the last day that you are away. Your products stay in the shop, and shoppers see when you will answer.';
export const goOnVacation = 'Go on vacation';
export const changeDay = 'Change the day';
export const amBack = 'I am back';
export const vacationBegins =
  'It starts at once, and ends by itself after that day. You still get enquiries.';
export const awayUntil = 'Away until';
export const save = 'Save';
export const saving = 'Saving...';

export const lastDays = (days: number) =>
  plural(days, { one: 'Last # days', other: 'Last # days' });
export const numbers = (of: { views: string; enquiries: string; won: string }) =>
  `${of.views} views, ${of.enquiries} enquiries, ${of.won} won`;
export const viewsEnquiriesSales = 'Views, enquiries and sales';

export const sessions = 'Sessions';
export const sessionsText = 'Where you are logged in, on all devices.';
export const resetPassword = 'Reset Password';
export const twoStepVerification = 'Two-Step Verification';

export const yourData = 'Your Data';
export const yourDataText =
  'Download everything we keep about you, or delete your account and everything in it.';
export const downloadData = 'Download my data';
export const deleteAccount = 'Delete my account';
export const deleteTitle = 'Delete your account?';
export const deleteText =
  'Your products, pictures, messages and documents are deleted at once, and nobody can restore them. Your email address and phone number can be used again.';
export const deleteForGood = 'Delete for good';
export const password = 'Password';
