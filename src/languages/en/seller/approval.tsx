import type { ReactNode } from 'react';

export const pendingBadge = 'Pending Approval';
export const pendingText =
  'Your account is pending approval from admin. You can view your products but cannot add or edit them.';
export const approvedBadge = 'Approved Seller';
export const approvedText = 'Your account has been approved. You can now add products.';
export const declinedBadge = 'Not Approved';
export const declinedText =
  'Your account has not been approved. Correct what is missing and answer the admins.';
export const deactivatedBadge = 'Deactivated';
export const deactivatedText =
  'Your account has been deactivated. Shoppers do not see your products until an admin activates it again.';
export const deletedBadge = 'Deleted';
export const deletedText = (day: string) =>
  `Your account has been deleted. Shoppers do not see your products. Until ${day} an admin can restore it; then it is erased with all that is kept of it.`;

export const writeToAdmins = 'Write to the admins';
export const answerAdmins = 'Answer the admins';
export const putAway = 'Hide this';
/** Before what an admin wrote about an approval, and about any other decision. */
export const note = 'Note:';
export const reason = 'Reason:';

export const nextSteps = 'What comes next';
/** Of a step, for screen readers. */
export const stepDone = '(done)';

export const confirmEmail = 'Confirm your email';
export const openMailedLink = (email: ReactNode) => <>Open the link that we emailed to {email}.</>;
export const sendLinkAgain = 'Send the link again';

export const giveNumbers = 'Tell shoppers where to reach you';
export const enquireByChat = 'Shoppers enquire by chat, on your number.';
export const addNumbers = 'Add your chat numbers';

export const beApproved = 'Get approved by an admin';
export const pendingStep =
  'We check every registration and email you our decision. Until then you can fill in your profile and write to us.';
export const declinedStep =
  'Not approved yet: read the reason above, correct it and answer us below.';
export const deactivatedStep = 'No longer approved: read the reason above and answer us below.';

export const addFirstProduct = 'Add your first product';
export const seenOnceApproved = 'Once you are approved, shoppers see what you add at once.';
export const photographPiece = (link: ReactNode) => (
  <>Photograph a product and add it to the shop: {link}</>
);
export const goToProducts = 'go to your products';
