import type { ReactNode } from 'react';

export const title = 'Be the first to know';
export const text = 'New pieces and new sellers, by e-mail, now and then.';
export const writeTo = (address: ReactNode) => (
  <>Write to {address} and we will add you to the list.</>
);
export const email = 'Email address';
export const emailHint = 'Your email address';
export const subscribe = 'Subscribe';
export const checkMail = 'Check your mail: click the link in it to subscribe.';

/** What the links in the newsletter's mails lead to. */
export const confirm = {
  title: 'One more click',
  text: 'Confirm that you want our newsletter, and you are on the list.',
  button: 'Confirm the newsletter',
};
export const unsubscribe = {
  title: 'Leave the newsletter?',
  text: 'One click removes your address from our list and deletes it.',
  button: 'Unsubscribe',
};
export const confirmed = {
  title: 'You are on the list',
  text: 'Thank you. Every mail ends with a link to unsubscribe.',
};
export const unsubscribed = {
  title: 'You have unsubscribed',
  text: 'Your address is deleted. You can subscribe again at any time.',
};
export const expired = {
  title: 'This link does not work any more',
  text: 'It has expired, was used before, or a letter of it is missing. You can sign up again at the bottom of the shop.',
};
