import type { AttributeKind } from '#contracts/attributes/attribute.ts';
import type { AttributeEdit, AttributeInput } from '#contracts/attributes/managed.ts';
import { toAdmins } from '#languages/said.ts';
import { inTranslations, translatedField } from '#languages/translations.ts';
import { invalid } from '../failure.ts';

/** What an admin may give of an attribute of any kind. */
type Given = Omit<AttributeInput, 'kind'> | AttributeEdit;

const choosing: readonly AttributeKind[] = ['choice', 'choices', 'colour', 'size'];

/**
 * Returns the columns and choices of an attribute of a kind, without what other kinds have. Throws
 * where they do not go together (422).
 */
export function checkAttribute(kind: AttributeKind, given: Given) {
  const { name, group, filterable, comparable, onCard, position } = given;
  const isNumber = kind === 'number';
  const lowest = isNumber ? given.lowest : null;
  const highest = isNumber ? given.highest : null;
  if (lowest !== null && highest !== null && lowest > highest) {
    throw invalid('highest', toAdmins('The highest value must not be less than the lowest.'));
  }
  return {
    columns: {
      ...{ name, groupName: group, filterable, comparable, onCard, position, lowest, highest },
      ...inTranslations(['name', 'group'], (of, to) => given[translatedField(of, to)]),
      unit: isNumber ? given.unit : '',
      ...inTranslations(['unit'], (of, to) => (isNumber ? given[translatedField(of, to)] : '')),
      scale: kind === 'size' ? given.scale : '',
    },
    choices: choosing.includes(kind) ? checkChoices(kind, given.choices) : [],
  };
}

function checkChoices(kind: AttributeKind, choices: Given['choices']): Given['choices'] {
  if (choices.length === 0) throw invalid('choices', toAdmins('Enter at least one choice.'));
  const labels = new Set<string>();
  for (const { label, swatch } of choices) {
    const plain = label.toLowerCase();
    if (labels.has(plain))
      throw invalid('choices', toAdmins(`“${label}” is among the choices twice.`));
    labels.add(plain);
    if (kind === 'colour' && swatch === null) {
      throw invalid('choices', toAdmins(`Choose the colour that stands for “${label}”.`));
    }
  }
  return choices.map((choice) => ({ ...choice, swatch: kind === 'colour' ? choice.swatch : null }));
}
