import type { Database } from '#database/database.ts';
import { planData } from './data-plan.ts';
import { fillBackOffice } from './fill-back-office.ts';
import { fillCatalogueExtremes } from './fill-catalogue-extremes.ts';
import { fillDatabase } from './fill-database.ts';
import { printProgress } from './print-progress.ts';

const PRODUCTS = 50_000;

/** Fills an empty database with a marketplace as screens find it hard: much of everything, long names and Arabic ones. */
export async function fillHeavy(db: Database): Promise<void> {
  const now = Date.now();
  await fillDatabase(db, PRODUCTS, printProgress('PostgreSQL', PRODUCTS), now);
  const plan = planData(now);
  await fillCatalogueExtremes(db, plan, now);
  await fillBackOffice(db, plan, now);
}
