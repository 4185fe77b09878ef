/** The actions of the audit in an admin's words. */
const actions: Readonly<Record<string, string>> = {
  'accept-change': 'Accepted a change',
  'add-authenticator-app': 'Added an authenticator app',
  'add-category': 'Added a category',
  'add-passkey': 'Added a passkey',
  'add-product': 'Added a product',
  'add-product-type': 'Added a product type',
  'add-sub-category': 'Added a sub-category',
  'change-password': 'Changed the password',
  'change-seller-status': 'Decided on a seller',
  'check-import': 'Sent in a table of products',
  'confirm-email': 'Confirmed the e-mail',
  'create-admin': 'Created an admin',
  'decline-change': 'Declined a change',
  'delete-category': 'Deleted a category',
  'delete-product': 'Deleted a product',
  'delete-product-type': 'Deleted a product type',
  'delete-sub-category': 'Deleted a sub-category',
  'edit-category': 'Edited a category',
  'edit-product': 'Edited a product',
  'edit-product-type': 'Edited a product type',
  'edit-sub-category': 'Edited a sub-category',
  'end-other-sessions': 'Ended the other sessions',
  'end-session': 'Ended a session',
  'end-sessions': 'Ended all sessions',
  'erase-personal-data': 'Erased personal data',
  'export-personal-data': 'Exported personal data',
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
  'read-messages': 'Read the messages',
  register: 'Registered',
  'remove-authenticator-app': 'Removed the authenticator app',
  'remove-old-entries': 'Removed old entries',
  'remove-passkey': 'Removed a passkey',
  'rename-passkey': 'Renamed a passkey',
  'renew-recovery-codes': 'Created new recovery codes',
  'reset-password': 'Chose a new password by mail',
  'reset-second-factor': 'Turned off two-step verification for somebody',
  'run-import': 'Started an import',
  'second-factor-failed': 'Second step failed',
  'set-trending': 'Changed trending',
  'stop-import': 'Stopped an import',
  'turn-off-second-factor': 'Turned off two-step verification',
  'unlist-category': 'Unlisted a category',
  'unlist-product-type': 'Unlisted a product type',
  'unlist-sub-category': 'Unlisted a sub-category',
  'update-profile': 'Changed the profile',
  'withdraw-change': 'Withdrew a change',
  'write-to-admins': 'Wrote to the admins',
  'write-to-seller': 'Wrote to the seller',
};

const things: Readonly<Record<string, string>> = {
  admin: 'Admin',
  audit: 'Audit',
  category: 'Category',
  message: 'Message',
  product: 'Product',
  'product-import': 'Import',
  'product-type': 'Product type',
  seller: 'Seller',
  'seller-change': 'Change of a profile',
  'sub-category': 'Sub-category',
  visitor: 'Visitor',
};

const sentence = (name: string) => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const actionLabel = (action: string): string => actions[action] ?? sentence(action);
export const entityLabel = (entity: string): string => things[entity] ?? sentence(entity);

/** The choices of the list's filter. */
export const entityChoices = Object.entries(things).map(([value, label]) => ({ value, label }));
