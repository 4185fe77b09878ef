/** Why an enquiry that was posted without scripts was not taken, in the form's order. */
const problems = {
  pieces: 'Please choose what you ask about.',
  name: 'Please say your name.',
  phone:
    'Please give a phone number with all its digits, or an email, so that the seller can answer.',
  email: 'Please check the email address.',
  message: 'Please write a message.',
  consent: 'Please agree that the seller gets what you write.',
  gone: 'A piece is no longer in the shop.',
  busy: 'Too many enquiries came from here. Please try again later.',
  flooded:
    'This seller gets very many enquiries at the moment. Please switch on JavaScript, or try again later.',
  long: 'Please write less: it is longer than a message can be.',
};

/** Returns what the `problem` of an address says, such as `name,phone`. */
export function problemsIn(said: string): string[] {
  if (said === '') return [];
  const names = said.split(',');
  const known = Object.entries(problems).filter(([name]) => names.includes(name));
  return known.length > 0
    ? known.map(([, text]) => text)
    : ['The enquiry could not be sent. Please check what you wrote.'];
}
