import { expect, it } from 'vitest';
import type { AttributeShown } from '#contracts/attributes/values.ts';
import { structuredAttributes } from './structured-attributes.ts';

const shown = (code: string, given: Partial<AttributeShown>): AttributeShown => ({
  ...{ _id: code, code, name: code, group: '', kind: 'choice', unit: '', scale: '' },
  ...{ comparable: true, value: null, values: [] },
  ...given,
});
const value = (label: string, available = true) => ({ _id: label, label, swatch: null, available });

it('tells colour, material, the sizes that can be had, and every property', () => {
  const found = structuredAttributes([
    shown('case-size', { kind: 'number', unit: 'mm', value: 38 }),
    shown('case-material', { values: [value('Steel')] }),
    shown('dial-colour', { kind: 'colour', values: [value('Ivory'), value('Blue')] }),
    shown('size', { kind: 'size', scale: 'EU', values: [value('41', false), value('42')] }),
    shown('polarised', { kind: 'yes-no', value: false }),
    shown('functions', { kind: 'choices' }),
  ]);
  expect(found).toEqual({
    color: 'Ivory/Blue',
    material: 'Steel',
    size: ['EU 42'],
    additionalProperty: [
      {
        ...{ '@type': 'PropertyValue', propertyID: 'case-size', name: 'case-size' },
        ...{ value: 38, unitText: 'mm' },
      },
      expect.objectContaining({ propertyID: 'case-material', value: 'Steel' }),
      expect.objectContaining({ propertyID: 'dial-colour', value: 'Ivory, Blue' }),
      expect.objectContaining({ propertyID: 'size', value: 'EU 42' }),
      expect.objectContaining({ propertyID: 'polarised', value: 'No' }),
    ],
  });
});

it('says nothing of what nothing is known of', () => {
  expect(structuredAttributes([])).toEqual({});
});
