import type { DemoContactMessage, DemoSubscriber } from './types.ts';

/** Addresses that asked for the newsletter. */
export const subscribers: DemoSubscriber[] = [
  { email: 'anjali.menon@readers.example', daysAgo: 121 },
  { email: 'farid.alhashmi@readers.example', daysAgo: 96 },
  { email: 'tara.sequeira@inbox.example', daysAgo: 73 },
  { email: 'imran.vali@inbox.example', daysAgo: 58 },
  { email: 'leela.nair@post.example', daysAgo: 41 },
  { email: 'omar.bakri@post.example', daysAgo: 22 },
  { email: 'devika.rao@readers.example', daysAgo: 9 },
  { email: 'noor.siddiqui@inbox.example', daysAgo: 2 },
];

/** What visitors wrote on the about page. */
export const contactMessages: DemoContactMessage[] = [
  {
    name: 'Anjali Menon',
    email: 'anjali.menon@readers.example',
    subject: 'Strap length',
    message:
      'Does the Nizam 38 come with a shorter strap? My wrist is 15 cm and the last hole on most straps is too far out.',
    daysAgo: 64,
  },
  {
    name: 'Farid Al Hashmi',
    email: 'farid.alhashmi@readers.example',
    subject: 'Collection in Dubai',
    message:
      'I would like to see the bronze diver before buying. Can I collect it from the boutique on the creek on a Friday afternoon?',
    daysAgo: 38,
  },
  {
    name: 'Tara Sequeira',
    email: 'tara.sequeira@inbox.example',
    subject: 'Cane chair for a hotel',
    message:
      'We are furnishing a small hotel in Assagao and need fourteen of the Chettin Row armchairs by October. Please put me in touch with the seller.',
    daysAgo: 19,
  },
  {
    name: 'Imran Vali',
    email: 'imran.vali@inbox.example',
    subject: 'Selling with you',
    message:
      'My sister and I bind notebooks in Bidar. Do you take stationery, and how long does approval usually take?',
    daysAgo: 6,
  },
  {
    name: 'Leela Nair',
    email: 'leela.nair@post.example',
    subject: 'Thank you',
    message:
      'The oxblood loafers arrived in Thrissur this morning and fit exactly as the seller said they would. Nothing more to ask.',
    daysAgo: 1,
  },
];
