import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { AdminRole } from '#contracts/policy.ts';
import { demoAdmin } from '#server/demo/demo-logins.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { demoPassword } from '#tests/support/demo-password.ts';
import { mailTo } from '#tests/support/outbox.ts';

let kept: string | undefined;

/** The demo admin's token, taken once for all tests of a worker. */
async function adminToken(request: APIRequestContext): Promise<string> {
  kept ??= await newAdminToken(request);
  return kept;
}

/** The token of a session that a test may end. */
async function newAdminToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/admin/login', {
    data: { emailOrPhone: demoAdmin.email, password: demoPassword() },
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** Opens `path` as somebody who has logged in already; `isOwn` where the test logs out. */
export async function openAsAdmin(
  page: Page,
  path: string,
  { isOwn = false }: { isOwn?: boolean } = {},
): Promise<void> {
  const token = await (isOwn ? newAdminToken : adminToken)(page.request);
  // The plainest page there is: local storage belongs to a site, and a tab has to be on it.
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('adminToken', text), token);
  await visit(page, path);
}

/** Calls the API as the admin, with a JSON body. */
export async function asAdmin<T>(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<T> {
  const answer = await request.fetch(`/api/admin${path}`, {
    method,
    headers: { Authorization: `Bearer ${await adminToken(request)}` },
    ...(data !== undefined && { data }),
  });
  return (await answer.json()) as T;
}

/** Invites somebody to become an admin, and returns the token of the mailed link. */
export async function invitedAs(request: APIRequestContext, role: AdminRole): Promise<string> {
  const name = ownName('Noor');
  const email = `${name.replace(' ', '.').toLowerCase()}@post.example`;
  await asAdmin(request, 'POST', '/invite-admin', { name, email, role });
  const [, token = ''] = /token=([\w-]+)/.exec(await mailTo(email, 'invites you')) ?? [];
  return token;
}

/** Waits until a search of shoppers is counted: searches are written together, after a while. */
export const counted = (request: APIRequestContext, text: string) =>
  expect.poll(() => asAdmin(request, 'GET', `/get-searches?q=${text}`)).toHaveLength(1);

/** A name that no other test uses, however often it runs. */
export const ownName = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;
