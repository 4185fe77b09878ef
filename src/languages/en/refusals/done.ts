import { dateLocale } from '../formats.ts';

// What the answers to writes say.

export const registered = 'Registration successful! Please login to continue.';
export const passwordUpdated = 'Password updated successfully';
export const resetLinkIfKnown =
  'If this address has an account, we have sent a link to choose a new password.';
export const loggedOut = 'You are logged out.';
export const loggedOutEverywhere = 'You are logged out on every device.';
export const sessionEnded = 'Session ended.';
export const otherSessionsEnded = 'All other sessions ended.';
export const emailConfirmed = 'Your email is confirmed.';
export const newLinkOnItsWay = 'We have sent a new link to your email.';
export const accountErased = 'Your account was erased.';
export const tookBack = 'Withdrawn';
export const languageChosen = 'You get emails in this language from now on';
export const messageSent = 'Message sent';
export const announcementRead = 'Marked as read';
export const saved = 'Saved';
export const confirmed = 'Confirmed';

export const profileUpdated = 'Profile updated successfully';

/** A field of a profile that shoppers see once an admin has accepted it. */
type Reviewed = 'name' | 'INR' | 'DXB';
const reviewed: Readonly<Record<Reviewed, string>> = {
  name: 'name',
  INR: 'Indian phone number',
  DXB: 'Dubai phone number',
};
export const feedAddressMade = 'The feeds have a new address';

export const profileWaits = ({ fields }: { fields: Reviewed[] }) => {
  const named = fields.map((name) => `new ${reviewed[name]}`).join(' and your ');
  const verb = fields.length === 1 ? 'waits' : 'wait';
  return `Profile updated successfully. Your ${named} ${verb} for an admin; until then shoppers see the earlier one.`;
};
export const shopIsBack = 'Your shop is back from vacation.';
export const shopIsAway = 'Your shop is on vacation.';

export const scanCode = 'Scan the code with your app';
export const appSetUp = 'Your authenticator app is set up';
export const appRemoved = 'The authenticator app is removed';
export const passkeyAdded = 'The passkey is added';
export const passkeyRenamed = 'The passkey is renamed';
export const passkeyRemoved = 'The passkey is removed';
export const oldCodesWorkNoMore = 'Your old recovery codes no longer work';
export const secondFactorOff = 'Two-step verification is off';
export const keyMade = 'API key created';
export const keyRevoked = 'API key revoked';
export const webhookAdded = 'Webhook added';
export const webhookSaved = 'Webhook saved';
export const webhookDeleted = 'Webhook deleted';
export const webhookSentAgain = 'Sent again';

export const productCreated = 'Product created successfully';
export const productUpdated = 'Product updated successfully';
export const productUpdatedWithout = ({ names }: { names: string[] }) =>
  `Product updated successfully. Its new category has no ${names.join(', ')}: left out`;
export const editWaits =
  'Saved. Your edit waits for approval: until then shoppers see the product as it was.';
export const undoWaits =
  'Undoing this changes what shoppers read: it waits for approval, and until then they see the product as it is.';
export const editTakenBack = 'Your edit is withdrawn. The product stays as shoppers see it.';
export const productRestored = ({ name }: { name: string }) => `${name} is restored`;
export const productDeleted = 'Product deleted successfully';
export const privateFactsSaved = 'Saved. Only you and your editors see it.';
export const fileUploaded = 'File uploaded';
export const sizeAvailable = 'The size is available';
export const sizeSold = 'The size is sold';
export const isAvailable = 'Available';
export const oneSold = ({ left }: { left: number }) => `One sold, ${left} left`;
export const isSold = 'Sold';
export const isReserved = 'Reserved';

const written = new Intl.DateTimeFormat(dateLocale, {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
export const isReservedUntil = ({ day }: { day: string }) =>
  `Reserved until ${written.format(new Date(day))}`;
export const hiddenFromShoppers = 'Hidden from shoppers';
export const shownToShoppers = 'Shown to shoppers';
export const weLookAgain = 'We will review it again';
export const allUndone = 'All changes undone';
export const someUndone = 'Some changes undone';
export const changeStarted = 'Change started';
export const changeStopped = 'Change stopped';
export const changeGoesOn = 'The change continues';
export const undoStarted = 'Undo started';
export const allDone = 'All products changed';
export const someDone = 'Some products changed';
export const draftKept = 'Draft saved.';
export const draftDeleted = 'Draft deleted.';

export const leadIsNew = 'Moved back to new';
export const leadIsTalking = 'Moved to talking';
export const leadIsReserved = 'Reserved';
export const leadIsWon = 'Won';
export const leadIsLost = 'Lost';
export const noteSaved = 'Note saved';
export const followUpRemoved = 'Follow-up removed';
export const followUpSet = 'Follow-up set';
export const customerRemoved = 'Customer removed';
export const customerSaved = 'Customer saved';
export const markedAsJunk = 'Marked as junk';
export const noJunkAnyMore = 'No longer junk';
export const personalErased = 'Personal data erased';
export const customerErased = 'Everything kept of this customer was erased';
export const templateAdded = 'Template added';
export const templateSaved = 'Template saved';
export const templateDeleted = 'Template deleted';

export const viewSaved = 'View saved';
export const viewDeleted = 'View deleted';

export const fileChecked = 'The file has been checked';
export const filesTaken = 'Files taken';
export const unpacking = 'Unpacking';
export const stopped = 'Stopped';
export const importing = 'Importing';
export const undoing = 'Undoing';

export const enquiriesToldHere = 'Notices of new enquiries are on for this device.';
export const deviceToldNoMore = 'Device removed';
export const noticeSent = 'Sent. It should appear on the device in a moment.';

export const enquiryRecorded = 'Enquiry recorded';
export const errorNoted = 'Error noted';
export const searchNoted = 'Search noted';
export const enquirySent = 'Sent. The seller will answer you.';
export const checkYourMail = 'Check your email, and open the link to confirm.';
export const weAnswerByEmail = 'Thank you. We will answer you by email.';
export const adminWillLook = 'Thank you. An admin will look at it.';
export const unsubscribed = 'You are unsubscribed.';
export const unsubscribeLinkIncomplete = 'This link is not complete.';
export const leadGiven = 'Assigned';
export const leadIsNobodys = 'Unassigned';
export const staffInvited = 'Invited. We have sent the email.';
export const staffInvitedAgain = 'Sent again. The earlier link no longer works.';
export const staffInvitationCancelled = 'Invitation cancelled';
export const staffRoleChanged = 'Role changed';
export const staffRemoved = 'Removed. They are logged out.';
export const shopLeft = 'You do not work for this shop any more';
export const invitationAccepted = 'Welcome. You work for this shop now.';
