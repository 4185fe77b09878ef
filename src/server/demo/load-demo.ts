import { newId } from '#database/new-id.ts';
import { insertSubscriber } from '#database/queries/newsletter.ts';
import { findSiteState, isMarketplaceEmpty, setSiteState } from '#database/queries/site-state.ts';
import { refreshStatistics } from '#database/vacuum-tables.ts';
import { contactMessages, subscribers } from '#demo/catalogue/messages.ts';
import { ensureAdmin } from '#services/accounts/admins.ts';
import type { AppContext } from '#services/app-context.ts';
import { sealNextEntries } from '#services/audit-chain/seal-audit.ts';
import { leaveMessage } from '#services/inbox.ts';
import { seedSynonyms } from '#services/searches/seed-synonyms.ts';
import { demoAdmin, demoPasswordFor } from './demo-logins.ts';
import { daysAgo } from './demo-time.ts';
import { loadAttributes } from './load-attributes.ts';
import { loadEnquiries } from './load-enquiries.ts';
import { loadFeeds } from './load-feeds.ts';
import { loadLeads } from './load-leads.ts';
import { loadPages } from './load-pages.ts';
import { loadProducts } from './load-products.ts';
import { deactivateSellers, loadSellers } from './load-sellers.ts';
import { loadTaxonomy } from './load-taxonomy.ts';
import { loadViews } from './load-views.ts';
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
