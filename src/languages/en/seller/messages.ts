export const title = 'Messages with the admins';
/** What is loaded, at the start of a sentence. */
export const yourMessages = 'Your messages';
export const you = 'You';
export const write = 'Write to the admins';
export const writeHint = 'They answer here, and by email.';

export const chooseDocuments = 'Choose documents';
export const addDocuments = 'Add documents';
export const remove = (file: string) => `Remove ${file}`;
export const limits = (most: number) =>
  `PDF, JPEG, PNG or WebP, at most 10 MB each and ${most} in all. Only the admins and you can see them.`;
export const tooLarge = 'A document can be at most 10 MB large.';
export const tooMany = (most: number) => `At most ${most} documents go with a message.`;
/** What is uploaded. */
export const documents = 'documents';
