/** What the parts of the content are called. */
export const partNames = {
  slides: 'Slides',
  promotions: 'Promotions',
  sections: 'Home sections',
  colours: 'Name, logo, colours',
  about: 'About',
  terms: 'Terms',
  contact: 'Contact and hours',
  footer: 'Footer and badge',
  social: 'Social links',
  search: 'Search engines',
} as const;
