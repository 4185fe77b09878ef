import type { AttributeShown } from '#contracts/attributes/values.ts';
import type { Availability } from '#contracts/availability/availability.ts';
import { textOfShown } from '#domain/attributes/value-text.ts';

/** One word of a line, with its colour where it names one. */
type Part = { label: string; swatch?: string };

/** A line of a product's table, such as `Case size: 38 mm`. */
export type Specification = {
  group: string;
  code: string;
  name: string;
  parts: Part[];
  comparable: boolean;
};

/** Sizes of a product, and whether each can be had; `scale` is such as `EU`, or empty. */
export type SizeChoice = {
  name: string;
  scale: string;
  sizes: { label: string; available: boolean }[];
};

/** Returns the lines of a product's table, in their order. Of sizes, those that can be had. */
export function specificationsOf(attributes: readonly AttributeShown[]): Specification[] {
  return attributes.flatMap((attribute) => {
    const { group, code, name, comparable } = attribute;
    const parts = partsOf(attribute);
    return parts.length === 0 ? [] : [{ group, code, name, parts, comparable }];
  });
}

function partsOf(attribute: AttributeShown): Part[] {
  const { kind, values } = attribute;
  if (kind === 'colour') {
    return values.map(({ label, swatch }) => ({ label, ...(swatch !== null && { swatch }) }));
  }
  const text = textOfShown({ ...attribute, values: values.filter(({ available }) => available) });
  return text === '' ? [] : [{ label: text }];
}

const isChosenBy = ({ kind, values }: AttributeShown) => kind === 'size' && values.length > 0;

/** Returns the sizes that a product is chosen by; null where it has none. */
export function sizeChoiceOf(attributes: readonly AttributeShown[]): SizeChoice | null {
  const found = attributes.find(isChosenBy);
  if (found === undefined) return null;
  const sizes = found.values.map(({ label, available }) => ({ label, available }));
  return { name: found.name, scale: found.scale, sizes };
}

/** Whether a product comes in sizes, none of which can be had. */
export const isOutOfSizes = (choice: SizeChoice | null): boolean =>
  choice?.sizes.every(({ available }) => !available) ?? false;

/** Returns the sizes that are asked for before a piece is enquired about: null of a sold one, and where none can be had. */
export function sizesToAsk(piece: {
  availability?: Availability;
  sizes: SizeChoice | null;
}): SizeChoice | null {
  return piece.availability === 'SOLD' || isOutOfSizes(piece.sizes) ? null : piece.sizes;
}

/** Returns all attributes but the one that a product is chosen by; a second scale of sizes is among them. */
export function besidesSizeChoice(attributes: readonly AttributeShown[]): AttributeShown[] {
  const chosenBy = attributes.find(isChosenBy);
  return attributes.filter((attribute) => attribute !== chosenBy);
}

/** Returns a size as it is asked for, such as `EU 42`; null where it cannot be had. */
export function chosenSize(choice: SizeChoice | null, label: string | null): string | null {
  const found = choice?.sizes.find((size) => size.label === label && size.available);
  if (!choice || !found) return null;
  return choice.scale === '' ? found.label : `${choice.scale} ${found.label}`;
}
