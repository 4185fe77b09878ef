import { z } from 'zod';
import {
  ContactMessage,
  MessageAnswer,
  MessageChange,
  MessageQuery,
  NewsletterQuery,
  NewsletterSubscriber,
  ReadChange,
} from '../inbox.ts';
import { written } from '../response.ts';
import { defineCall } from './call.ts';

export const getSubscribers = defineCall('GET /admin/get-newsletter', {
  summary: "The newsletter's subscribers; unless asked otherwise, the confirmed ones",
  policy: 'admin',
  permission: 'see-newsletter',
  query: NewsletterQuery,
  response: z.array(NewsletterSubscriber),
  reads: ['newsletter'],
});

export const getContactMessages = defineCall('GET /admin/get-contact-messages', {
  summary: 'What visitors wrote on the about page',
  policy: 'admin',
  permission: 'see-messages',
  query: MessageQuery,
  response: z.array(ContactMessage),
  reads: ['contact-messages'],
});

export const markContactMessage = defineCall('PUT /admin/update-read/:messageId', {
  summary: 'Mark a message as read, or as unread again',
  policy: 'admin',
  permission: 'answer-messages',
  body: ReadChange,
  response: written(ContactMessage),
  changes: ['contact-messages', 'audit'],
});

export const updateContactMessage = defineCall('PUT /admin/update-message/:messageId', {
  summary: 'Take a message to answer it, give it back, or set it aside',
  policy: 'admin',
  permission: 'answer-messages',
  body: MessageChange,
  response: written(ContactMessage),
  changes: ['contact-messages', 'audit'],
});

export const answerContactMessage = defineCall('POST /admin/answer-message/:messageId', {
  summary: 'Answer a message by mail; the answer is kept below it',
  policy: 'admin',
  permission: 'answer-messages',
  body: MessageAnswer,
  response: written(ContactMessage),
  changes: ['contact-messages', 'audit'],
});
