import type { ReactNode } from 'react';

/** Ways to ask about a piece. */
export const whichSize = 'Which size?';
export const notSureYet = 'I am not sure yet';
/** After what a link says, for those who do not see where it leads. */
export const opensChat = ' (opens a chat in a new tab)';
export const chatWith = (site: string) => `Chat with ${site}`;
export const call = (phone: string) => `Call ${phone}`;
export const callSite = ({ site, phone }: { site: string; phone: ReactNode }) => (
  <>
    Call {site}, {phone}
  </>
);
export const writeWithoutChat = 'Write without chat';
export const continueOnPhone = 'Continue on your phone';
export const codeOfChat = 'QR code of the chat with your message';
/** `site` where the chat is not the seller's, `reference` once there is one. */
export const pointCamera = ({ site, reference }: { site?: string; reference?: string }) =>
  `Point your phone’s camera here: the chat ${site ? `with ${site} ` : ''}opens with your message${reference ? ` and the reference ${reference}` : ''}.`;
export const answersOtherwise = ({ seller, site }: { seller: ReactNode; site: string }) => (
  <>
    {seller} answers by phone or email. The chat is with {site}.
  </>
);

/** The list of pieces to ask about. */
export const enquiryList = 'Enquiry list';
export const enquiryListWith = (piece: string) => `Enquiry list: ${piece}`;
export const addToList = 'Add to enquiry list';
export const removeFromList = 'Remove from enquiry list';

/** The form in place of a chat. */
export const writeToSeller = 'Write to the seller';
export const description = 'Ask a seller about a piece without a chat.';
export const noChatNeeded = 'No chat needed: the answer comes by phone or email.';
export const whatAbout = 'What is it about?';
export const whereAreYou = 'Where are you?';
export const undecided = 'Not sure yet';
export const name = 'Name';
export const phone = 'Phone';
export const phoneHint = 'A phone number or an email is enough.';
export const email = 'Email';
export const message = 'Message';
export const sendEnquiry = 'Send enquiry';
/** What a message begins with until the shopper says otherwise. */
export const moreAboutThis = 'I would like to know more about this piece.';
export const moreAboutThese = 'I would like to know more about these pieces.';
export const soldOneLikeIt = 'This piece is sold. Do you have one like it?';

export const sent = (seller: ReactNode) => <>Thank you. Your enquiry was sent to {seller}.</>;
export const theSeller = 'the seller';
export const answerComes = (reference: ReactNode) => (
  <>The answer will come to the phone or email you gave. Reference {reference}.</>
);

/** Why an enquiry that was posted without scripts was not taken, in the form's order. */
export const problems = {
  pieces: 'Please choose what you ask about.',
  name: 'Please say your name.',
  phone: 'Please enter your full phone number or an email, so that the seller can answer.',
  email: 'Please check the email address.',
  message: 'Please write a message.',
  consent: 'Please agree that the seller gets what you write.',
  gone: 'A piece is no longer in the shop.',
  busy: 'Too many enquiries were sent from here. Please try again later.',
  flooded:
    'This seller gets very many enquiries at the moment. Please switch on JavaScript, or try again later.',
  long: 'Please write less: this message is too long.',
};
export const notSent = 'The enquiry could not be sent. Please check what you wrote.';
export const goBack = 'Go back: what you wrote is still there.';
