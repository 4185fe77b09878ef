import { describe, expect, it } from 'vitest';
import { newPassword } from '#contracts/contact-details.ts';
import { sellers } from '#demo/catalogue/sellers.ts';
import { sentence } from '#languages/sentence.ts';
import { drawDemoPassword } from '#server/demo/demo-logins.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

const mira = { name: 'Mira Haddad', email: 'studio@lantern-house.test', phone: '5550100101' };
const check = (password: string, owner = {}) =>
  refuseWeakPassword({ password, field: 'password', label: 'Password' }, owner);

describe('a password is refused', () => {
  it.each([
    'password',
    'Password',
    'password1',
    'PASSWORD123',
    'password2026!',
    '  password  ',
    'pass word',
    '12345678',
    'qwertyuiop',
    'Iloveyou!!',
    'sunshine99',
    'ｐａｓｓｗｏｒｄ',
  ])('that is among the commonest: %s', async (password) => {
    await expect(check(password)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('too common'),
      fields: { password: expect.any(String) },
    });
  });

  it.each([
    'Mira Haddad',
    'mirahaddad1',
    'Haddad-2026',
    'haddadhaddad',
    'lanternhouse',
    'Lantern.House.24',
    'studio@lantern-house.test',
    'studio12!',
    '5550100101',
    '555 010 0101',
  ])('that is its owner’s own: %s', async (password) => {
    await expect(check(password, mira)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('your own name, email or phone'),
      fields: { password: expect.any(String) },
    });
  });

  it.each([
    ...['aaaaaaaa', 'AaAaAaAaAaAa', 'abababab', '!!!????!!!', '33338888', 'ееееееее', '😀😀😀😀'],
    ...['ijklmnop', 'zyxwvuts', '34567890123', 'hello1hello1', 'qaz qaz qaz', 'aabbccddee'],
    'a'.repeat(200),
  ])('that is a row of few characters: %s', async (password) => {
    await expect(check(password, mira)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('is too simple'),
      fields: { password: expect.any(String) },
    });
  });

  it.each(['        ', '\u3000'.repeat(9), '\u200b'.repeat(9), '\t\t\t\t\t\t\t\t'])(
    'that is made of spaces alone: %j',
    (password) => {
      const parsed = newPassword('Password').safeParse(password);
      const message = parsed.error?.issues[0]?.message ?? '';
      expect(sentence('en', message)).toBe('Password cannot be only spaces');
    },
  );
});

describe('a password is taken', () => {
  it.each([
    'correct horse battery',
    'mira loves green tea',
    'Haddad and the lighthouse',
    'ropes and canvas',
    'فانوس على الرصيف',
    'xkq7-2mzt',
  ])('that is neither: %s', async (password) => {
    await expect(check(password, mira)).resolves.toBeUndefined();
    expect(newPassword('Password').safeParse(password).success).toBe(true);
  });

  it('by every seller of the demo, however it is drawn', async () => {
    for (const seller of sellers) await check(drawDemoPassword(), seller);
    expect(sellers.length).toBeGreaterThan(0);
  });
});
