import { sql } from 'drizzle-orm';
import { ADMINS_NEED_SECOND_FACTOR, deleteSiteState } from '#database/queries/site-state.ts';
import { anAdmin } from '#tests/support/factories.ts';
import { file } from '#tests/support/files/multipart.ts';
import { type Make, NEW_PASSWORD, next, product, type Shop, send, tokenMailed } from './shop.ts';

const nothing: Make = () => ({});

const announcement = () => ({
  ...{ title: `Feast ${next()}`, text: 'Nobody answers on Friday.', tag: null, mailed: false },
  arabic: { title: 'إجازة العيد', text: 'لا ردود يوم الجمعة.' },
});
const announced = async (shop: Shop): Promise<string> =>
  (await send(shop, shop.admin, 'POST', '/admin/add-announcement', announcement())).data._id;

const newsletter = () => ({
  ...{
    subject: `Lamps ${next()}`,
    blocks: [{ kind: 'paragraph', spans: [{ text: 'Brass again.' }] }],
  },
  arabic: {
    subject: 'مصابيح',
    blocks: [{ kind: 'paragraph', spans: [{ text: 'نحاس من جديد.' }] }],
  },
});
const issue = async (shop: Shop): Promise<string> =>
  (await send(shop, shop.admin, 'POST', '/admin/add-newsletter-issue', newsletter())).data._id;

const story = () => ({
  ...{ name: `story-${next()}`, cover: null, isInFooter: false },
  en: {
    ...{ title: 'Monsoon letters', summary: 'What the rain brings.' },
    blocks: [{ kind: 'paragraph', spans: [{ text: 'Rain.' }] }],
  },
});
type Page = { _id: string; name: string; version: number };
const page = async (shop: Shop): Promise<Page> =>
  (await send(shop, shop.admin, 'POST', '/admin/pages', { kind: 'story', body: story() })).data;
async function published(shop: Shop): Promise<Page> {
  const { _id, version } = await page(shop);
  const body = { version, at: 'now' };
  return (await send(shop, shop.admin, 'POST', `/admin/pages/${_id}/publish`, body)).data;
}

const content = (shop: Shop) => send(shop, shop.admin, 'GET', '/admin/content');
/** Saves a draft of the content; its version. */
async function contentDraft(shop: Shop): Promise<number> {
  const { content: said, draft } = await content(shop);
  const body = { content: said, version: draft?.version ?? 0 };
  return (await send(shop, shop.admin, 'PUT', '/admin/content', body)).data.draft.version;
}
async function contentNumber(shop: Shop): Promise<number> {
  const body = { version: await contentDraft(shop), at: 'now' };
  return (await send(shop, shop.admin, 'POST', '/admin/content/publish', body)).data.published[0]
    .number;
}

const invitation = () => ({
  ...{ name: `Noor ${next()}`, email: `noor${next()}@post.example`, role: 'catalogue' },
});
/** Invites an admin, and returns the invitation's id and the token of its link. */
async function invited(shop: Shop): Promise<{ id: string; token: string }> {
  const given = invitation();
  await send(shop, shop.admin, 'POST', '/admin/invite-admin', given);
  const { invitations } = await send(shop, shop.admin, 'GET', '/admin/get-people');
  const open = invitations.find(({ email }: { email: string }) => email === given.email);
  return { id: open?._id ?? '', token: await tokenMailed(shop, 'accept-invitation') };
}
const colleague = async ({ test }: Shop) => (await anAdmin(test, { role: 'catalogue' })).id;

const words = {
  ...{ language: 'en', subject: 'a way back in' },
  text: 'This opens your account of {site} again:\n\n{link}\n\n{shops}',
};

const idOf =
  (name: string, make: (shop: Shop) => Promise<string>, body?: object): Make =>
  async (shop) => ({ params: { [name]: await make(shop) }, ...(body && { body }) });
const ofPage =
  (make: (shop: Shop) => Promise<Page>, more: object = {}): Make =>
  async (shop) => {
    const { _id, version } = await make(shop);
    return { params: { pageId: _id }, body: { version, ...more } };
  };

/** Requests to the calls about the shop's content, what admins tell others, and the admins themselves. */
export const backOfficeRequests: Record<string, Make> = {
  'GET /api/admin/get-announcements': nothing,
  'GET /api/admin/get-announcement-readers/:announcementId': idOf('announcementId', announced),
  'POST /api/admin/add-announcement': () => ({ body: announcement() }),
  'POST /api/admin/preview-announcement': () => ({
    body: { title: 'Feast', text: 'Nobody answers on Friday.', language: 'en', tag: null },
  }),
  'POST /api/admin/test-announcement': () => ({ body: announcement() }),
  'PUT /api/admin/correct-announcement/:announcementId': async (shop) => {
    const { tag: _, ...body } = announcement();
    return { params: { announcementId: await announced(shop) }, body };
  },
  'DELETE /api/admin/delete-announcement/:announcementId': idOf('announcementId', announced),
  'GET /api/seller/get-announcements/:userId': ({ seller }) => ({ params: { userId: seller.id } }),
  'POST /api/seller/read-announcement/:announcementId': idOf('announcementId', announced),

  'GET /api/admin/get-newsletter-issues': nothing,
  'GET /api/admin/get-newsletter-issue/:issueId': idOf('issueId', issue),
  'POST /api/admin/add-newsletter-issue': () => ({ body: newsletter() }),
  'PUT /api/admin/edit-newsletter-issue/:issueId': async (shop) => ({
    params: { issueId: await issue(shop) },
    body: { ...newsletter(), version: 1 },
  }),
  'DELETE /api/admin/delete-newsletter-issue/:issueId': idOf('issueId', issue),
  'POST /api/admin/preview-newsletter': () => ({
    body: {
      subject: 'Lamps',
      blocks: [{ kind: 'paragraph', spans: [{ text: 'Brass again.' }] }],
      language: 'en',
    },
  }),
  'POST /api/admin/test-newsletter-issue/:issueId': idOf('issueId', issue),
  'POST /api/admin/send-newsletter-issue/:issueId': idOf('issueId', issue, { version: 1 }),
  'POST /api/admin/stop-newsletter-issue/:issueId': async (shop) => {
    const issueId = await issue(shop);
    await shop.test.db.execute(
      sql`update newsletter_issue set state = 'sending' where id = ${issueId}`,
    );
    return { params: { issueId } };
  },

  'GET /api/admin/get-mail-texts': () => ({ query: { language: 'ar' } }),
  'PUT /api/admin/edit-mail-text/:kind': async ({ test }) => {
    await test.db.execute(sql`delete from mail_text`);
    return { params: { kind: 'passwordLink' }, body: { ...words, version: 0 } };
  },
  'POST /api/admin/reset-mail-text/:kind': () => ({
    params: { kind: 'passwordLink' },
    body: { language: 'en' },
  }),
  'POST /api/admin/preview-mail-text': () => ({ body: { kind: 'passwordLink', ...words } }),
  'POST /api/admin/test-mail-text': () => ({ body: { kind: 'passwordLink', ...words } }),

  'GET /api/stories': nothing,
  'GET /api/page-names': nothing,
  'GET /api/page/:kind/:name': async (shop) => ({
    params: { kind: 'story', name: (await published(shop)).name },
  }),
  'GET /api/admin/pages': nothing,
  'GET /api/admin/pages/:pageId': async (shop) => ({ params: { pageId: (await page(shop))._id } }),
  'GET /api/admin/pages/:pageId/:number': async (shop) => ({
    params: { pageId: (await published(shop))._id, number: '1' },
  }),
  'POST /api/admin/pages': () => ({ body: { kind: 'story', body: story() } }),
  'PUT /api/admin/pages/:pageId': async (shop) => {
    const { _id, version } = await page(shop);
    return { params: { pageId: _id }, body: { body: story(), version } };
  },
  'POST /api/admin/pages/:pageId/publish': ofPage(page, { at: 'now' }),
  'POST /api/admin/pages/:pageId/withdraw': ofPage(published),
  'POST /api/admin/pages/:pageId/preview': async (shop) => ({
    params: { pageId: (await page(shop))._id },
  }),
  'DELETE /api/admin/pages/:pageId': ofPage(page),

  'GET /api/home-content': nothing,
  'GET /api/about-content': nothing,
  'GET /api/admin/content': nothing,
  'GET /api/admin/content/:number': async (shop) => ({
    params: { number: String(await contentNumber(shop)) },
  }),
  'PUT /api/admin/content': async (shop) => {
    const { content: said, draft } = await content(shop);
    return { body: { content: said, version: draft?.version ?? 0 } };
  },
  'DELETE /api/admin/content': async (shop) => ({ body: { version: await contentDraft(shop) } }),
  'POST /api/admin/content/publish': async (shop) => ({
    body: { version: await contentDraft(shop), at: 'now' },
  }),
  'POST /api/admin/content/preview': async (shop) => ({
    body: { number: await contentNumber(shop) },
  }),
  'POST /api/admin/content/picture': (shop) => ({
    form: {},
    files: [file('image', shop.picture)],
  }),

  'GET /api/admin/get-people': nothing,
  'POST /api/admin/invite-admin': () => ({ body: invitation() }),
  'POST /api/admin/invite-admin-again/:id': async (shop) => ({
    params: { id: (await invited(shop)).id },
  }),
  'DELETE /api/admin/cancel-invitation/:id': async (shop) => ({
    params: { id: (await invited(shop)).id },
  }),
  'POST /api/admin/read-invitation': async (shop) => ({
    body: { token: (await invited(shop)).token },
  }),
  'POST /api/admin/accept-invitation': async (shop) => ({
    body: { token: (await invited(shop)).token, password: NEW_PASSWORD },
  }),
  'PUT /api/admin/change-role/:id': idOf('id', colleague, { role: 'manager' }),
  'PUT /api/admin/deactivate-admin/:id': idOf('id', colleague, { deactivated: true }),
  'DELETE /api/admin/remove-admin/:id': idOf('id', colleague),
  'POST /api/admin/hand-over': async (shop) => ({
    who: await anAdmin(shop.test),
    body: { to: await colleague(shop), role: 'manager' },
  }),
  'PUT /api/admin/demand-second-factor': async ({ test }) => {
    // A mutation may have demanded it, and nothing else would be allowed then.
    await deleteSiteState(test.db, ADMINS_NEED_SECOND_FACTOR);
    return { body: { required: false } };
  },
  'PUT /api/admin/change-settings': async (shop) => {
    const { settings, version } = await send(shop, shop.admin, 'GET', '/admin/get-settings');
    return { body: { settings, version } };
  },

  'PUT /api/admin/change-maintenance': () => ({
    body: {
      isOn: false,
      words: { en: 'Back at six.', ar: 'نعود في السادسة.' },
      until: '2030-06-01T18:00:00Z',
    },
  }),

  'PUT /api/admin/choose-featured-sellers': async (shop) => {
    const chosen = await send(shop, shop.admin, 'GET', '/admin/get-featured-sellers');
    const was = chosen.map(({ _id }: { _id: string }) => _id);
    return { body: { sellers: [shop.seller.id], was } };
  },
  'PUT /api/admin/order-trending': async (shop) => {
    const id = await product(shop);
    await shop.test.db.execute(sql`update product set trending = true where id = ${id}`);
    const pieces = await send(shop, shop.admin, 'GET', '/admin/get-trending');
    const was = pieces
      .filter(({ state }: { state: string }) => state !== 'asked')
      .map(({ _id }: { _id: string }) => _id);
    return { body: { pieces: was.slice(0, 100).reverse(), was } };
  },
  'PUT /api/admin/decide-trending/:productId': async (shop) => {
    const id = await product(shop);
    await shop.test.db.execute(
      sql`insert into trending_piece (product_id, asked_at) values (${id}, now())`,
    );
    return { params: { productId: id }, body: { granted: true } };
  },
};
