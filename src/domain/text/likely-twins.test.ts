import { expect, it } from 'vitest';
import { likelyTwins } from './likely-twins.ts';

it('names that differ by case, accents, spaces, signs or one letter are likely meant as the same', () => {
  const names = ['Hermès', 'HERMES', 'Her mes', 'Hermees', 'Zara', 'Lara', 'Tag-Heuer', 'Tag Heur'];
  const twins = likelyTwins([...names, 'Model 10', 'Model 11', '—']);
  expect(twins.get('Hermès')).toEqual(['HERMES', 'Her mes', 'Hermees']);
  expect(twins.get('Hermees')).toEqual(['Hermès', 'HERMES', 'Her mes']);
  expect(twins.get('Tag-Heuer')).toEqual(['Tag Heur']);
  for (const name of ['Zara', 'Lara', 'Model 10', '—']) expect(twins.has(name)).toBe(false);
});
