import { refreshStatistics } from '#database/queries/refresh-statistics.ts';
import { findSiteState, isMarketplaceEmpty, setSiteState } from '#database/queries/site-state.ts';
import type { Actor } from '#domain/policy.ts';
import { ensureAdmin } from '#services/accounts/ensure-admin.ts';
import { sealNextEntries } from '#services/audit-chain/seal-audit.ts';
import type { Marketplace } from '#services/marketplace.ts';
import { DEMO_PASSWORD, demoAdmin } from './demo-logins.ts';
import { loadMessages } from './load-messages.ts';
import { loadPlaces } from './load-places.ts';
import { loadProducts } from './load-products.ts';
import { deactivateSellers, loadSellers } from './load-sellers.ts';
import { loadWaiting } from './load-waiting.ts';

const STATE = 'demo';

/**
 * Loads the demo marketplace into an empty database, through the services that real use goes
 * through; a load that was cut off goes on where it ended. Answers whether the demo is here.
 */
export async function loadDemo(
  market: Marketplace,
  print: (line: string) => void,
): Promise<boolean> {
  const state = await findSiteState(market.db, STATE);
  if (state === 'loaded') return true;
  if (state === null && !(await isMarketplaceEmpty(market.db))) return false;

  print('Loading the demo marketplace …');
  await setSiteState(market.db, STATE, 'loading');
  const quiet: Marketplace = { ...market, sendMail: async () => {} };
  const id = await ensureAdmin(quiet, { ...demoAdmin, password: DEMO_PASSWORD, isDemo: true });
  const admin: Actor = { role: 'admin', id, name: demoAdmin.name };
  const [places, sellers] = await Promise.all([
    loadPlaces(quiet, admin),
    loadSellers(quiet, admin),
  ]);
  await loadProducts(quiet, sellers, places, (done, of) => {
    if (done % 16 === 0 || done === of) print(`  ${done} of ${of} products`);
  });
  await loadMessages(quiet);
  await loadWaiting(quiet, sellers);
  await deactivateSellers(quiet, admin, sellers);
  if (market.engine === 'embedded') await refreshStatistics(market.db);
  await sealQuietly(market);
  await setSiteState(market.db, STATE, 'loaded');
  return true;
}

/** The demo's own audit is no news: told in the log, it would push the addresses off the screen. */
async function sealQuietly({ db, log }: Marketplace): Promise<void> {
  while (await sealNextEntries({ db, log: { ...log, info: () => undefined } }));
}
