import { expect, test } from 'vitest';
import { accountNameOf } from './account-name.ts';

test.each([
  ['0501230006', '0501230006'],
  ['+971 50 123 0006', '0501230006'],
  ['00971-50-1230006', '0501230006'],
  ['971501230006', '0501230006'],
  ['+971 (0)50 123 0006', '0501230006'],
  ['٠٥٠١٢٣٠٠٠٦', '0501230006'],
  ['\u202a+971 50 123 0006\u202c', '0501230006'],
  ['+91 98765 43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['9715012300', '9715012300'],
  ['\u202aMira@Haddad.test\u202c ', 'mira@haddad.test'],
  ['nobody', ''],
])('%j is the account %j', (typed, name) => {
  expect(accountNameOf(typed)).toBe(name);
});
