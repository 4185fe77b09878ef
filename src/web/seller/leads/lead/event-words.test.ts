import { expect, it } from 'vitest';
import { eventInWords } from './event-words.ts';

const event = { _id: 'e', from: null, actorRole: null, actorName: '', at: '' };

it.each([
  [{ kind: 'CREATED', to: 'NEW', words: '' }, 'Enquiry received'],
  [{ kind: 'STATE', to: 'TALKING', words: '' }, 'Talking'],
  [{ kind: 'STATE', to: 'LOST', words: 'NO_ANSWER' }, 'Lost: no answer'],
  [{ kind: 'STATE', to: 'WON', words: 'INR 124999.00' }, 'Won: ₹1,24,999'],
  [{ kind: 'STATE', to: 'RESERVED', words: '2026-12-03' }, 'Reserved: until 3 December'],
  [{ kind: 'FOLLOW_UP', to: '2026-12-03', words: '' }, 'Follow up on 3 December'],
  [{ kind: 'FOLLOW_UP', to: null, words: '' }, 'Follow-up removed'],
  [{ kind: 'ERASED', to: null, words: '' }, 'Personal data erased'],
  [{ kind: 'NOTE', to: null, words: 'By Friday' }, 'Note'],
] as const)('%j is said as "%s"', (happened, words) => {
  expect(eventInWords({ ...event, ...happened })).toBe(words);
});
