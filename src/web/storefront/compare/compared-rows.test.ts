import { expect, it } from 'vitest';
import { comparedGroups, type Fact } from './compared-rows.ts';

const fact = (group: string, code: string, text: string): Fact => ({
  group,
  code,
  name: code.toUpperCase(),
  parts: [{ label: text }],
});

const said = (...texts: (string | null)[]) =>
  texts.map((label) => (label === null ? null : [{ label }]));

it('puts what is known of each product into one line, and tells which lines differ', () => {
  const groups = comparedGroups([
    [fact('Case', 'size', '38 mm'), fact('Case', 'metal', 'Steel'), fact('Strap', 'strap', 'Calf')],
    [fact('Case', 'size', '40 mm'), fact('Case', 'metal', 'Steel')],
  ]);
  expect(groups).toEqual([
    {
      name: 'Case',
      differs: true,
      rows: [
        { code: 'size', name: 'SIZE', values: said('38 mm', '40 mm'), differs: true },
        { code: 'metal', name: 'METAL', values: said('Steel', 'Steel'), differs: false },
      ],
    },
    {
      name: 'Strap',
      differs: true,
      rows: [{ code: 'strap', name: 'STRAP', values: said('Calf', null), differs: true }],
    },
  ]);
});

it('keeps one group and one line for what only a later product has', () => {
  const groups = comparedGroups([
    [fact('Case', 'size', '38 mm'), fact('Strap', 'strap', 'Calf')],
    [fact('Lens', 'lens', 'Green'), fact('Case', 'depth', '300 m')],
  ]);
  expect(groups.map(({ name, rows }) => [name, rows.map(({ code }) => code)])).toEqual([
    ['Case', ['size', 'depth']],
    ['Strap', ['strap']],
    ['Lens', ['lens']],
  ]);
  expect(groups[2]?.rows[0]?.values).toEqual(said(null, 'Green'));
});

it('finds nothing that differs on a single product', () => {
  const [group] = comparedGroups([[fact('Case', 'size', '38 mm')]]);
  expect(group?.differs).toBe(false);
  expect(comparedGroups([])).toEqual([]);
});
