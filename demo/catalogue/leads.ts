import type { DemoShopper, DemoTemplate } from './types.ts';

/** Shoppers, all invented, with phone numbers and addresses that nobody can have. */
export const shoppers: DemoShopper[] = [
  { name: 'Anjali Menon', region: 'IN', phone: '+910000000201', email: null },
  { name: 'Rohan Kulkarni', region: 'IN', phone: '+910000000202', email: null },
  { name: 'Tara Sequeira', region: 'IN', phone: '+910000000203', email: 'tara@inbox.example' },
  { name: 'Imran Vali', region: 'IN', phone: '+910000000204', email: null },
  { name: 'Leela Nair', region: 'IN', phone: '+910000000205', email: 'leela@post.example' },
  { name: 'Devika Rao', region: 'IN', phone: '+910000000206', email: null },
  { name: 'Kabir Bhandari', region: 'IN', phone: '+910000000207', email: null },
  { name: 'Mrs Fernandes', region: 'IN', phone: '+910000000208', email: null },
  { name: 'Ishaan Dutta', region: 'IN', phone: '+910000000209', email: 'ishaan@readers.example' },
  { name: 'Zoya Merchant', region: 'IN', phone: '+910000000210', email: null },
  { name: 'Farid Al Hashmi', region: 'AE', phone: '+971000000201', email: 'farid@readers.example' },
  { name: 'Omar Bakri', region: 'AE', phone: '+971000000202', email: null },
  { name: 'Noor Siddiqui', region: 'AE', phone: '+971000000203', email: 'noor@inbox.example' },
  { name: 'Hessa Al Marri', region: 'AE', phone: '+971000000204', email: null },
  { name: 'Joseph Thomas', region: 'AE', phone: '+971000000205', email: null },
  { name: 'Layla Haddad', region: 'AE', phone: '+971000000206', email: 'layla@post.example' },
];

/** What shoppers add to a message; many add nothing. */
export const words: string[] = [
  'Is it in stock, and could you keep it until Saturday?',
  '',
  '',
  'It is a present for my mother. Do you wrap it?',
  '',
  'Could you send a picture in daylight before I decide?',
  '',
  'I am in town next week. Can I come and see it?',
  '',
  '',
  'What would delivery to a hotel cost, and how long does it take?',
];

/** What shoppers write in a form, which asks for words. */
export const formWords: string[] = [
  'Please call in the evening, I am at work until seven. Is a receipt with tax included?',
  'I do not use chat. Could you write to me whether it can be collected?',
  'Is this the same one as in the window of your shop? If so, I would like to take it.',
];

/** What shoppers note at a piece. */
export const pieceNotes: string[] = ['As a gift', 'With the box, please', 'The lighter one'];

/** What sellers note on leads. */
export const notes: string[] = [
  'Wants to see it in person, likely on a Friday afternoon.',
  'Asked for a better price for two. Told: delivery is free, the price stays.',
  'Sent three pictures and a short video.',
  'Bought from us last year as well; offer coffee.',
  'Compares with another shop, decides by the weekend.',
  'Pays by bank transfer; hold it until the money is there.',
];

/** The replies of every shop. */
export const templates: DemoTemplate[] = [
  {
    name: 'It is available',
    texts: {
      en: 'Hello {name},\nthank you for asking about {piece}. It is {availability} at {price}. Shall I keep it for you?\n\n{shop} ({reference})',
      ar: 'مرحبًا {الاسم}،\nشكرًا لسؤالك عن {القطعة}.\nالحالة: {التوفر}\nالسعر: {السعر}\nهل تودّ أن أحجزها لك؟\n\n{المتجر} ({الرقم المرجعي})',
    },
  },
  {
    name: 'Come and see it',
    texts: {
      en: 'Hello {name},\nyou are welcome to see {piece} at our shop.\n{opening hours}\n\n{shop}',
      ar: 'مرحبًا {الاسم}،\nيسعدنا استقبالك في متجرنا لرؤية {القطعة}.\n{ساعات العمل}\n\n{المتجر}',
    },
  },
  {
    name: 'Still interested?',
    texts: {
      en: 'Hello {name},\nyou asked about {piece} the other day. It is still {availability} at {price}. Are you still interested?\n\n{shop} ({reference})',
      ar: 'مرحبًا {الاسم}،\nسألتنا قبل أيام عن {القطعة}. الحالة: {التوفر}، والسعر: {السعر}. هل ما زلت مهتمًّا؟\n\n{المتجر} ({الرقم المرجعي})',
    },
  },
];
