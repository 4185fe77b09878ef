import { ensureAdmin } from '#services/accounts/admins.ts';
import { logIn } from '#services/accounts/log-in.ts';
import type { AppContext } from '#services/app-context.ts';

const ADMIN = { name: 'Bench', email: 'bench@shop.example', password: 'measure twice' };

/** The token of an admin's session, in a database of the bench's own. */
export async function adminToken(context: AppContext): Promise<string> {
  await ensureAdmin(context, ADMIN);
  const session = await logIn(
    context,
    'admin',
    { emailOrPhone: ADMIN.email, password: ADMIN.password },
    { network: '127.0.0.1', userAgent: '', deviceKey: null },
  );
  if (!('token' in session)) throw new Error('The admin of the bench was asked for more');
  return session.token;
}
