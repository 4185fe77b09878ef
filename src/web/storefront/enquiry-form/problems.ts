/** Why an enquiry that was posted without scripts was not taken, by the `problem` of the address. */
export const problems = {
  phone:
    'Please give a phone number with all its digits, or an email, so that the seller can answer.',
  email: 'Please check the email address.',
  name: 'Please say your name.',
  message: 'Please write a message.',
  consent: 'Please agree that the seller gets what you write.',
  pieces: 'Please choose what you ask about.',
  gone: 'A piece is no longer in the shop.',
  busy: 'Too many enquiries came from here. Please try again later.',
  long: 'Please write less: it is longer than a message can be.',
  other: 'The enquiry could not be sent. Please check what you wrote.',
} as const;
