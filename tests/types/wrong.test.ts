import { expect, test } from 'vitest';
import { type Complaint, compileWrong, expectedComplaints } from './compile.ts';

const isAt = (one: Complaint) => (other: Complaint) =>
  one.file === other.file && one.line === other.line;

test('what is wrong does not compile, for the reason that its comment gives', async () => {
  const expected = expectedComplaints();
  expect(expected.length).toBeGreaterThan(0);
  const complaints = await compileWrong();
  const isSaid = (wanted: Complaint) =>
    complaints.some((said) => isAt(wanted)(said) && said.message.includes(wanted.message));
  expect(expected.filter((wanted) => !isSaid(wanted))).toEqual([]);
  expect(complaints.filter((said) => !expected.some(isAt(said)))).toEqual([]);
});
