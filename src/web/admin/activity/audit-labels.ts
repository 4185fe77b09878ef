import { skuOf } from '#domain/sku.ts';
import { languages } from '#languages/languages.ts';

/** The actions of the audit in an admin's words. */
const actions: Readonly<Record<string, string>> = {
  'accept-invitation': 'Accepted an invitation',
  'assign-lead': 'Assigned an enquiry',
  'change-staff-role': 'Changed the role of a member of staff',
  'leave-shop': 'Left the staff',
  'remove-staff': 'Removed a member of staff',
  'accept-change': 'Accepted a change',
  'add-newsletter': 'Created a newsletter',
  announce: 'Published an announcement',
  'correct-announcement': 'Corrected an announcement',
  'withdraw-announcement': 'Withdrew an announcement',
  'delete-newsletter': 'Deleted a newsletter',
  'edit-newsletter': 'Edited a newsletter',
  'edit-mail-text': 'Changed the text of a mail',
  'reset-mail-text': 'Restored the default text of a mail',
  'send-newsletter': 'Sent a newsletter',
  'schedule-newsletter': 'Scheduled a newsletter',
  'stop-newsletter': 'Stopped a newsletter',
  'add-api-key': 'Made an API key',
  'revoke-api-key': 'Revoked an API key',
  'add-webhook': 'Added a webhook',
  'edit-webhook': 'Changed a webhook',
  'delete-webhook': 'Deleted a webhook',
  'send-webhook-again': 'Sent to a webhook again',
  'add-attribute': 'Added an attribute',
  'add-authenticator-app': 'Added an authenticator app',
  'add-category': 'Added a category',
  'add-lead-note': 'Added a note to an enquiry',
  'add-passkey': 'Added a passkey',
  'add-product': 'Added a product',
  'add-product-type': 'Added a product type',
  'add-reply-template': 'Added a reply',
  'add-seller-note': 'Added a note on a seller',
  'add-saved-view': 'Saved a view',
  'add-sub-category': 'Added a sub-category',
  'add-redirect': 'Added a redirect',
  'add-synonym': 'Added synonyms',
  'answer-reports': 'Answered reports',
  'bulk-change': 'Changed many products',
  'undo-bulk-change': 'Undid a change of many products',
  'ask-for-look': 'Asked for another review',
  'save-content': "Saved a draft of the shop's content",
  'discard-content': "Discarded a draft of the shop's content",
  'publish-content': "Published the shop's content",
  'schedule-content': "Scheduled the shop's content",
  'add-page': 'Created a story or page',
  'save-page': 'Saved a draft of a story or page',
  'publish-page': 'Published a story or page',
  'schedule-page': 'Scheduled a story or page',
  'withdraw-page': 'Unpublished a story or page',
  'discard-page': 'Discarded a draft of a story or page',
  'change-password': 'Changed the password',
  'cancel-new-email': 'Cancelled a new e-mail',
  'change-role': 'Changed a role',
  'change-settings': 'Changed the settings',
  'change-maintenance': 'Changed maintenance',
  'change-seller-status': 'Changed the status of a seller',
  'change-seller-tags': 'Changed the tags of a seller',
  'choose-columns': 'Chose columns of a list',
  'choose-default-view': 'Chose the view of a list',
  'choose-featured-sellers': 'Chose the featured sellers',
  'check-import': 'Uploaded a table of products',
  'confirm-email': 'Confirmed the e-mail',
  'allow-word': 'Unblocked a word',
  'block-word': 'Blocked a word',
  'correct-contact': 'Corrected contact data',
  'create-admin': 'Created an admin',
  'deactivate-admin': 'Deactivated an admin',
  'demand-second-factor': 'Changed whether admins need two-step verification',
  'decline-change': 'Declined a change',
  'decline-trending': 'Declined a trending request',
  'grant-trending': 'Accepted a trending request',
  'delete-attribute': 'Deleted an attribute',
  'delete-category': 'Deleted a category',
  'delete-product': 'Deleted a product',
  'delete-product-type': 'Deleted a product type',
  'delete-reply-template': 'Deleted a reply',
  'delete-seller-document': 'Deleted a document of a seller',
  'delete-seller-note': 'Deleted a note on a seller',
  'delete-saved-view': 'Deleted a view',
  'delete-sub-category': 'Deleted a sub-category',
  'restore-from-bin': 'Restored from the bin',
  'delete-for-good': 'Deleted for good',
  'empty-bin': 'Emptied the bin',
  'delete-seller': 'Deleted a seller',
  'delete-redirect': 'Deleted a redirect',
  'dismiss-missing-page': 'Dismissed an address without a page',
  'delete-synonym': 'Deleted synonyms',
  'dismiss-search': 'Dismissed a search',
  'edit-attribute': 'Edited an attribute',
  'edit-category': 'Edited a category',
  'edit-product': 'Edited a product',
  'edit-products': 'Changed products by an import',
  'edit-product-type': 'Edited a product type',
  'edit-reply-template': 'Edited a reply',
  'edit-seller-document': 'Edited a document of a seller',
  'edit-seller-note': 'Edited a note on a seller',
  'edit-saved-view': 'Changed a view',
  'edit-sub-category': 'Edited a sub-category',
  'edit-redirect': 'Edited a redirect',
  'edit-synonym': 'Edited synonyms',
  'end-other-sessions': 'Ended the other sessions',
  'end-session': 'Ended a session',
  'end-sessions': 'Ended all sessions',
  'erase-customer': 'Erased a customer',
  'erase-lead': 'Erased the personal data of an enquiry',
  'begin-merge': 'Started a merge or move',
  'rename-brand': 'Renamed a brand',
  'end-merge': 'Finished a merge, move or renaming',
  'merge-seller': 'Merged the account into another',
  'take-in-seller': 'Took in another account',
  'mark-junk': 'Marked enquiries as junk',
  'unmark-junk': 'Unmarked enquiries as junk',
  'erase-personal-data': 'Erased personal data',
  'export-customer': 'Exported a customer',
  'export-personal-data': 'Exported personal data',
  'file-seller-document': 'Added a document of a seller',
  'hand-over': 'Handed the marketplace over',
  'hide-product': 'Hid a product',
  'keep-down-product': 'Kept a product off the shop',
  invite: 'Sent an invitation',
  'invite-again': 'Sent an invitation again',
  'cancel-invitation': 'Cancelled an invitation',
  'list-category': 'Listed a category',
  'list-product-type': 'Listed a product type',
  'list-sub-category': 'Listed a sub-category',
  'log-in': 'Logged in',
  'log-in-as-seller': 'Logged in as the seller',
  'log-in-failed': 'Failed to log in',
  'log-in-from-new-device': 'Logged in from a new device',
  'log-out': 'Logged out',
  'log-out-everywhere': 'Logged out everywhere',
  'mark-as-read': 'Marked as read',
  'mark-as-unread': 'Marked as unread',
  'ask-payment': 'Asked for a payment',
  'issue-receipt': 'Wrote a receipt',
  'mark-received': 'Marked whether a payment came',
  'set-private-facts': 'Changed private facts of a product',
  'set-sale-settings': 'Changed how the shop is paid',
  'move-lead': 'Moved an enquiry',
  'decline-edit': 'Declined an edit of a product',
  'propose-edit': 'Saved an edit that waits for approval',
  'take-back-edit': 'Took back an edit of a product',
  'put-up-product': 'Put a product back on the shop',
  'read-messages': 'Read the messages',
  'reactivate-admin': 'Reactivated an admin',
  register: 'Registered',
  'remove-admin': 'Removed an admin',
  'remove-authenticator-app': 'Removed the authenticator app',
  'remove-old-entries': 'Removed old entries',
  'remove-passkey': 'Removed a passkey',
  'rename-passkey': 'Renamed a passkey',
  'renew-recovery-codes': 'Created new recovery codes',
  'restore-search': 'Showed a dismissed search again',
  'reset-password': 'Reset the password by mail',
  'reset-second-factor': 'Reset two-step verification of an account',
  'resume-media-sweep': 'Resumed removing unused files',
  'run-import': 'Started an import',
  'second-factor-failed': 'Second step failed',
  'send-password-link': 'Mailed a link to a new password',
  'send-mail-again': 'Sent a mail again',
  'order-attributes': 'Ordered attributes',
  'order-category': 'Ordered categories',
  'order-product-type': 'Ordered product types',
  'order-trending': 'Ordered the trending products',
  'plan-trending': 'Scheduled a trending product',
  'order-sub-category': 'Ordered sub-categories',
  'set-attribute': 'Set an attribute',
  'set-availability': 'Changed the availability',
  'set-customer': 'Set the customer of an enquiry',
  'set-follow-up': 'Set the follow-up of an enquiry',
  'set-size': 'Changed the available sizes',
  'set-trending': 'Changed trending',
  'choose-language': 'Chose another language',
  'set-vacation': 'Changed the vacation',
  'renew-feed-address': 'Made a new address for product feeds',
  'show-product': 'Showed a hidden product',
  'stop-import': 'Stopped an import',
  'take-down-product': 'Took a product down',
  'turn-off-second-factor': 'Turned off two-step verification',
  'set-message-aside': 'Set a message aside',
  'set-phone': 'Set a phone number',
  'take-message': 'Took a message to answer it',
  'give-back-message': 'Gave a message back',
  'answer-message': 'Answered a message',
  'undo-change': 'Undid a change',
  'undo-import': 'Undid an import',
  'unlist-category': 'Unlisted a category',
  'unlist-product-type': 'Unlisted a product type',
  'unlist-sub-category': 'Unlisted a sub-category',
  'update-notices': 'Changed the notices',
  'update-profile': 'Changed the profile',
  'withdraw-change': 'Withdrew a change',
  'write-to-admins': 'Wrote to the admins',
  'write-to-seller': 'Wrote to the seller',
};

const things: Readonly<Record<string, string>> = {
  admin: 'Admin',
  announcement: 'Announcement',
  'api-key': 'API key',
  attribute: 'Attribute',
  audit: 'Audit',
  category: 'Category',
  content: 'Content',
  page: 'Story or page',
  customer: 'Customer',
  invitation: 'Invitation',
  lead: 'Enquiry',
  list: 'List',
  mail: 'Mail',
  'mail-text': 'Text of a mail',
  media: 'Pictures and videos',
  message: 'Message',
  newsletter: 'Newsletter',
  product: 'Product',
  'product-import': 'Import',
  'product-type': 'Product type',
  brand: 'Brand',
  redirect: 'Redirect',
  'bulk-change': 'Products',
  'reply-template': 'Reply',
  search: 'Search',
  'saved-view': 'View',
  seller: 'Seller',
  setting: 'Setting',
  'seller-change': 'Change of a profile',
  staff: 'Member of staff',
  'sub-category': 'Sub-category',
  synonym: 'Synonyms',
  visitor: 'Visitor',
  webhook: 'Webhook',
};

const sentence = (name: string) => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const actionLabel = (action: string): string => actions[action] ?? sentence(action);
export const entityLabel = (entity: string): string => things[entity] ?? sentence(entity);

/** The choices of the list's filter. */
export const entityChoices = Object.entries(things).map(([value, label]) => ({ value, label }));

/** Fields that are called otherwise than their names say. */
const fields: Readonly<Record<string, string>> = {
  fields: 'Changed',
  gstin: 'GSTIN',
  hsn: 'HSN',
  imageId: 'Picture',
  keepDays: 'Days that data are kept',
  priceAED: 'AED price',
  priceINR: 'INR price',
  sku: 'SKU',
  trn: 'TRN',
  upi: 'UPI ID',
  url: 'Address',
};

/** `nameArabic` is the name in Arabic. */
const inLanguage = new RegExp(
  `(?<=.)(${Object.values(languages)
    .map(({ inEnglish }) => inEnglish)
    .join('|')})$`,
);

/** What tells products apart in an import's entry is their ids. */
const ID = /^(?=.*\d)[a-z\d]{20}$/;

/** Returns what an entry's field is called: 'Chat India' of `chatIndia`, of a product its SKU. What people wrote stays. */
export function fieldLabel(name: string): string {
  if (ID.test(name)) return skuOf(name);
  if (fields[name] !== undefined || !/^[a-z][\w-]*$/.test(name)) return fields[name] ?? name;
  return sentence(
    name
      .replace(/(?<=.)Id$/, '')
      .replace(inLanguage, ' in $1')
      .replace(/_+/g, ' ')
      .replace(/(?<=[a-z\d])([A-Z][a-z\d]*)/g, (word) =>
        /[a-z]/.test(word) ? ` ${word.toLowerCase()}` : ` ${word}`,
      ),
  );
}

/** Returns what a value of an entry's field says. Attributes are called as somebody called them. */
function valueText(value: unknown, field = ''): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) {
    return value
      .map((each) => (field === 'fields' ? fieldLabel(String(each)) : valueText(each)))
      .join(', ');
  }
  if (typeof value !== 'object') {
    const text = String(value);
    return /^[A-Z]+(_[A-Z]+)+$/.test(text)
      ? sentence(text.toLowerCase().replaceAll('_', ' '))
      : text;
  }
  return Object.entries(value)
    .map(([name, each]) => [
      field === 'attributes' ? name : fieldLabel(name),
      valueText(each, name),
    ])
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join('; ');
}

/** Returns what an entry changed, field by field. */
export function shownChanges({ before, after }: { before: unknown; after: unknown }) {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((name) => ({
      name: fieldLabel(name),
      was: valueText(was[name], name),
      is: valueText(is[name], name),
    }))
    .filter(({ was, is }) => was !== is);
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
