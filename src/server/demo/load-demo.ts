import type { Product } from '#contracts/product.ts';
import { listProducts } from '#database/catalogue/find-products.ts';
import { newId } from '#database/new-id.ts';
import { insertSubscriber } from '#database/queries/newsletter.ts';
import { findSiteState, isMarketplaceEmpty, setSiteState } from '#database/queries/site-state.ts';
import { addViews, type CountedView } from '#database/queries/views.ts';
import { refreshStatistics } from '#database/vacuum-tables.ts';
import { formWords, pieceNotes, words } from '#demo/catalogue/leads.ts';
import { contactMessages, subscribers } from '#demo/catalogue/messages.ts';
import { chatFields, drawReference } from '#domain/chat-link.ts';
import type { AdminActor } from '#domain/policy.ts';
import { daysBefore, utcDayOf } from '#domain/time/days.ts';
import { ensureAdmin } from '#services/accounts/admins.ts';
import type { AppContext } from '#services/app-context.ts';
import { sealNextEntries } from '#services/audit-chain.ts';
import { leaveMessage } from '#services/inbox.ts';
import type { AskedPiece } from '#services/leads/move-pieces.ts';
import { receiveLead } from '#services/leads/receive-lead.ts';
import { seedSynonyms } from '#services/searches/seed-synonyms.ts';
import { changeSettings, readSettingsShown } from '#services/settings/settings.ts';
import { daysAgo } from './demo-file.ts';
import { demoAdmin, demoPasswordFor } from './demo-logins.ts';
import { loadAttributes } from './load-attributes.ts';
import { loadLeads } from './load-leads.ts';
import { loadPages } from './load-pages.ts';
import { loadProducts } from './load-products.ts';
import { deactivateSellers, loadSellers } from './load-sellers.ts';
import { loadTaxonomy, type TaxonomyIds } from './load-taxonomy.ts';
import { loadWaiting } from './load-waiting.ts';

/** Adds the messages in the admin's inbox, and who asked for the newsletter. */
async function loadMessages(context: AppContext): Promise<void> {
  const now = context.now();
  const at = (days: number, salt: number): AppContext => {
    const moment = daysAgo(now, days, salt);
    return { ...context, now: () => moment };
  };
  for (const [index, { email, daysAgo: days }] of subscribers.entries()) {
    const createdAt = at(days, index).now();
    await insertSubscriber(context.db, { id: newId(), email, createdAt, confirmedAt: createdAt });
  }
  for (const [index, { name, email, message, daysAgo: days }] of contactMessages.entries()) {
    await leaveMessage(at(days, index), { name, email, message });
  }
}

const STATE = 'demo';

/**
 * Loads the demo marketplace into an empty database, through the same services as real use; an
 * interrupted load is continued. The password of its accounts is drawn into `dataDir`. Returns whether the
 * demo is loaded.
 */
export async function loadDemo(
  context: AppContext,
  { dataDir }: { dataDir: string },
  print: (line: string) => void,
): Promise<boolean> {
  const state = await findSiteState(context.db, STATE);
  if (state === 'loaded') return true;
  if (state === null && !(await isMarketplaceEmpty(context.db))) return false;

  print('Loading the demo marketplace …');
  await setSiteState(context.db, STATE, 'loading');
  const quiet: AppContext = { ...context, mailQueued: null };
  const password = demoPasswordFor(dataDir);
  const id = await ensureAdmin(quiet, { ...demoAdmin, password });
  const name = demoAdmin.name;
  const admin = { role: 'admin', adminRole: 'owner', id: id ?? 'removed', name } as const;
  const [taxonomy, sellers] = await Promise.all([
    loadTaxonomy(quiet, admin),
    loadSellers(quiet, admin, password),
  ]);
  const attributes = await loadAttributes(quiet, admin, taxonomy);
  await loadProducts(quiet, { sellers, taxonomy, attributes }, (done, of) => {
    if (done % 16 === 0 || done === of) print(`  ${done} of ${of} products`);
  });
  await seedSynonyms(quiet);
  await loadMessages(quiet);
  await loadEnquiries(quiet);
  await loadLeads(quiet, sellers);
  await loadViews(quiet);
  await loadWaiting(quiet, admin, sellers);
  await loadPages(quiet, admin, sellers);
  await loadFeeds(quiet, admin, taxonomy);
  await deactivateSellers(quiet, admin, sellers);
  if (context.engine === 'embedded') await refreshStatistics(context.db);
  await sealQuietly(context);
  await setSiteState(context.db, STATE, 'loaded');
  return true;
}

/** Log lines about the demo's audit would push the addresses off the screen. */
async function sealQuietly({ db, log }: AppContext): Promise<void> {
  while (await sealNextEntries({ db, log: { ...log, info: () => undefined } }));
}

/** Google's numbers by the keys of the demo's categories and sub-categories. */
const google: Readonly<Record<string, string>> = {
  ...{ watches: '201', sunglasses: '178', footwear: '187', home: '536' },
  ...{ 'fashion/handbags': '3032', 'fashion/small-leather': '2668', 'fashion/scarves': '177' },
  ...{ 'fashion/fragrance': '479', 'fashion/jewellery': '188', 'home/vessels': '602' },
  ...{ 'home/lighting': '594', 'home/candles': '588', 'home/seating': '443' },
};

/** Lets anybody fetch the demo's product feeds, with Google's categories. */
async function loadFeeds(
  context: AppContext,
  admin: AdminActor,
  taxonomy: TaxonomyIds,
): Promise<void> {
  const { settings, version } = await readSettingsShown(context);
  const numbers = [...taxonomy].flatMap(([key, id]) => {
    const [category = '', subCategory, type] = key.split('/');
    const number = google[`${category}/${subCategory}`] ?? google[category];
    return subCategory && type === undefined && number ? [[id, number] as const] : [];
  });
  const feeds = { shown: true, google: Object.fromEntries(numbers) };
  await changeSettings(context, admin, { settings: { ...settings, feeds }, version });
}

const DAYS = 60;
const AT_ONCE = 2_000;

/** Adds views of the last weeks: trending products are looked at most, week-ends and later weeks more than others. */
async function loadViews(context: AppContext): Promise<void> {
  const { json } = await listProducts(
    context.db,
    { limit: 100 },
    { as: 'whole', withTotal: false },
  );
  const products: Product[] = JSON.parse(json);
  const sellers = [...new Set(products.map(({ seller }) => seller._id))];
  const views = [
    ...products.flatMap(({ _id, trending }, index) =>
      viewsOf(context.now(), 'product', _id, index, trending ? 9 : 1 + ((index * 7) % 5)),
    ),
    ...sellers.flatMap((id, index) => viewsOf(context.now(), 'seller', id, index, 6)),
  ];
  for (let start = 0; start < views.length; start += AT_ONCE) {
    await addViews(context.db, views.slice(start, start + AT_ONCE));
  }
}

function viewsOf(
  now: Date,
  page: CountedView['page'],
  id: string,
  index: number,
  usual: number,
): CountedView[] {
  return Array.from({ length: DAYS }, (_, daysAgo) => {
    const date = daysBefore(now, daysAgo);
    const day = utcDayOf(date);
    const weekEnd = date.getUTCDay() % 6 === 0 ? 1.4 : 1;
    const growth = 1 - daysAgo / (2 * DAYS);
    const uneven = 0.55 + ((index * 31 + daysAgo * 17 + ((index * daysAgo) % 13)) % 90) / 100;
    const views = usual * weekEnd * growth * uneven;
    const fromEmirates = Math.round(views * (0.25 + ((index * 3) % 4) / 10));
    return [
      { page, id, day, region: 'IN' as const, views: Math.round(views) - fromEmirates },
      { page, id, day, region: 'AE' as const, views: fromEmirates },
    ].filter((each) => each.views > 0);
  }).flat();
}

const ENQUIRIES = 240;
const ENQUIRY_DAYS = 45;

/**
 * Adds enquiries over the last weeks; trending products are asked about most. Some are about several
 * products, and some come by the form: of whom that shop has no chat for, and of a few others.
 */
export async function loadEnquiries(context: AppContext): Promise<void> {
  const { json } = await listProducts(
    context.db,
    { limit: 100 },
    { as: 'whole', withTotal: false },
  );
  const products: Product[] = JSON.parse(json);
  const asked = products.flatMap((each) => (each.trending ? [each, each, each, each] : [each]));
  for (let index = 0; index < ENQUIRIES && asked.length > 0; index += 1) {
    const product = asked[(index * 31) % asked.length];
    if (product === undefined) continue;
    const region = (index * 7 + (index >> 3)) % 11 < 7 ? 'IN' : 'AE';
    const chat = product.seller[chatFields[region]];
    const isForm = chat === '' || index % 17 === 6;
    const moment = daysAgo(context.now(), dayOf(index), index);
    await receiveLead(
      { ...context, now: () => moment },
      {
        reference: referenceOf(index),
        source: isForm ? 'FORM' : 'CHAT',
        pieces: piecesOf(product, products, index),
        message: pick(isForm ? formWords : words, index),
        region,
      },
    );
  }
}

/** One message in five asks about a second or third piece of the shop. */
function piecesOf(first: Product, products: readonly Product[], index: number): AskedPiece[] {
  const others = products.filter(
    ({ _id, sellerId }) => sellerId === first.sellerId && _id !== first._id,
  );
  const from = others.length === 0 ? 0 : index % others.length;
  const more = [...others.slice(from), ...others.slice(0, from)];
  const pieces = [first, ...more.slice(0, index % 5 === 3 ? 1 + (index % 2) : 0)];
  return pieces.map(({ _id, attributes }, offset) => ({
    productId: _id,
    size: sizeOf(attributes, index + offset),
    quantity: index % 23 === 4 ? 2 : 1,
    note: index % 9 === 2 ? pick(pieceNotes, index + offset) : '',
  }));
}

function sizeOf(attributes: Product['attributes'], salt: number): string {
  const sizes = attributes.find(({ kind }) => kind === 'size')?.values ?? [];
  const available = sizes.filter((each) => each.available).map(({ label }) => label);
  return available.length === 0 ? '' : pick(available, salt);
}

const pick = (texts: readonly string[], salt: number) => texts[salt % texts.length] ?? '';

/**
 * Returns the day of an enquiry: more of them recently than weeks ago, and not equally many every
 * day.
 */
function dayOf(index: number): number {
  const share = ((index * 97) % ENQUIRIES) / ENQUIRIES;
  const unevenness = 1 + 0.25 * Math.sin(index * 1.7);
  return Math.floor(share ** (1.15 * unevenness) * ENQUIRY_DAYS);
}

/** Returns the same references each time, so that loading the demo again counts nothing twice. */
function referenceOf(index: number): string {
  return drawReference((length) =>
    Uint8Array.from({ length }, (_, byte) => (index * 37 + byte * 11 + (index >> byte)) % 256),
  );
}
