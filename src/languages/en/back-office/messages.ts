export const sent = 'Message sent';
export const send = 'Send';
export const sending = 'Sending...';

// What a message tells a seller of its account.
export const approved = 'Approved';
export const declined = 'Declined';
export const deactivated = 'Deactivated';
/** An author without a name. */
export const somebody = 'Somebody';
export const saveDocument = (name: string) => `Save ${name}`;
/** After a document's name and size, for screen readers. */
export const thenSave = ', save';
