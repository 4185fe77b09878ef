import type { ReactNode } from 'react';

// A reply.
export const reply = 'Reply';
export const replyTo = (name: string) => `Reply to ${name}`;
export const yourReply = 'Your reply';
export const editTemplates = 'Edit templates';
export const copy = 'Copy';
export const copied = 'Copied';
export const openChat = 'Open chat';
export const openChatWith = (phone: string) => `Open chat with ${phone}`;
export const writeMail = 'Write mail';
export const mailSubject = (reference: string) => `Your enquiry ${reference}`;
export const numberUnknown = (reference: ReactNode) => (
  <>
    We do not know their number. Find the chat by the reference {reference}. Once you add the
    number, the chat opens from here.
  </>
);
export const cameToMarketplace = ({ site, reference }: { site: string; reference: ReactNode }) => (
  <>
    You have no chat number, so this chat came to {site}. Ask {site} for the customer’s number, and
    give the reference {reference}. Once you add the number, the chat opens from here.
  </>
);
export const askMarketplace = (site: string) => `Ask ${site}`;
export const questionToMarketplace = ({
  seller,
  site,
  reference,
}: {
  seller: string;
  site: string;
  reference: string;
}) => `Hello, this is ${seller} on ${site}. Who asked with the reference ${reference}?`;

// The seller's templates.
export const title = 'Reply templates';
export const intro = 'Answers that you use often, in your order. A reply starts with the first.';
export const addTemplate = 'Add template';
export const yourTemplates = 'Your templates';
export const edit = 'Edit';
export const editNamed = (name: string) => `Edit ${name}`;
export const deleteIt = 'Delete';
export const deleteNamed = (name: string) => `Delete ${name}`;
export const deleteTitle = (name: string) => `Delete ${name}?`;
export const deleteText = 'Replies that you have sent do not change.';
export const moveUp = (name: string) => `Move ${name} up`;
export const emptyTitle = 'No templates of your own yet';
export const emptyText = 'Until then you can use these three. Change one to make it yours.';
export const useThis = 'Use this';
export const takeNamed = (name: string) => `Use this: ${name}`;

// One of them.
export const editTemplate = 'Edit template';
export const save = 'Save';
export const name = 'Name';
export const nameHint = 'Only you see it.';
export const textIn = (language: string) => `Text (${language})`;
export const textRequired = 'Write the text in one language at least';
export const tapToPutIn = 'Tap to insert';
export const unknownPlaceholders = (words: readonly string[]) =>
  `${words.join(', ')} ${words.length === 1 ? 'is not a placeholder' : 'are not placeholders'}, and will appear in the reply as written.`;
export const previewIn = (language: string) => `Preview (${language})`;
export const whatShopperReads = 'What a shopper reads';
export const exampleNote = 'Filled in with example details.';
export const examplePrice = '₹1,24,999';
export const exampleHours = 'Monday to Saturday, 10 am to 7 pm';
export const exampleName = 'Asha';

// Those that a seller can begin with; their texts are in domain/reply-words.
export const starterAvailableName = 'It is available';
export const starterVisitName = 'When to come by';
export const starterInterestedName = 'Still interested?';
