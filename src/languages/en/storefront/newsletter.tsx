import type { ReactNode } from 'react';

export const title = 'Be told first';
export const text = 'New pieces and new sellers, by e-mail, now and then.';
export const writeTo = (address: ReactNode) => (
  <>Write to {address} and we will add you to the list.</>
);
export const email = 'Email address';
export const emailHint = 'Your email address';
export const subscribe = 'Subscribe';
export const checkMail = 'Check your mail: the link in it puts you on the list.';

/** What the links in the newsletter's mails lead to. */
export const confirm = {
  title: 'One more click',
  text: 'Confirm that you want our newsletter, and you are on the list.',
  button: 'Confirm the newsletter',
};
export const unsubscribe = {
  title: 'Leave the newsletter?',
  text: 'One click, and your address is off the list and forgotten.',
  button: 'Unsubscribe',
};
export const confirmed = {
  title: 'You are on the list',
  text: 'Thank you. Every mail has a link at its end by which you can leave again.',
};
export const unsubscribed = {
  title: 'You have left',
  text: 'Your address is off the list, and we have forgotten it. You are welcome back at any time.',
};
export const expired = {
  title: 'This link does not work any more',
  text: 'It has expired, was used already, or lost a letter on its way. You can sign up again at the end of the shop.',
};
