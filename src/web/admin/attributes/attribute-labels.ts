import { type AttributeKind, attributeKinds } from '#contracts/attributes/attribute.ts';

/** The kinds of attributes in an admin's words. */
export const kindLabels: Record<AttributeKind, string> = {
  text: 'Text',
  serial: 'Serial number',
  number: 'Number',
  'yes-no': 'Yes or no',
  choice: 'One of',
  choices: 'Several of',
  colour: 'Colour',
  size: 'Size',
};

/** The kinds in the order in which they are offered, as options. */
export const kindOptions = attributeKinds.map((value) => ({ value, label: kindLabels[value] }));

/** Whether an attribute of a kind has choices. */
export const hasChoices = (kind: string) => ['choice', 'choices', 'colour', 'size'].includes(kind);
