/** Templates that a seller can begin with. */
export const starterTemplates: readonly { name: string; text: string }[] = [
  {
    name: 'It is available',
    text: 'Hello {name},\nthank you for asking about {piece}. It is {availability} at {price}. Shall I keep it for you?\n\n{shop} ({reference})',
  },
  {
    name: 'When to come by',
    text: 'Hello {name},\nyou are welcome to see {piece} at our shop.\n{opening hours}\n\n{shop}',
  },
  {
    name: 'Still interested?',
    text: 'Hello {name},\nyou asked about {piece} the other day. Are you still interested?\n\n{shop} ({reference})',
  },
];
