import type { AttributeKind } from '#contracts/attributes/attribute.ts';

/** A choice's label, with its swatch (`#rrggbb`) where it is a colour. */
export type DemoChoice = string | { label: string; swatch: string };

/**
 * An attribute of the demo. `at` are keys of its taxonomy entries: `watches`, `watches/dress` for a
 * sub-category, `watches/dress/hand-wound` for a type.
 */
export type DemoAttribute = {
  name: string;
  kind: AttributeKind;
  group: string;
  at: readonly string[];
  unit?: string;
  scale?: string;
  lowest?: number;
  highest?: number;
  filterable?: boolean;
  comparable?: boolean;
  onCard?: boolean;
  choices?: readonly DemoChoice[];
};

/** A size of a product; `available` false where it is gone. */
export type DemoSize = { choice: string; available: boolean };

/** What a product of the demo has, by the names of attributes: labels, numbers, texts, yes or no. */
export type DemoAttributeValues = Record<
  string,
  string | number | boolean | readonly string[] | readonly DemoSize[]
>;
