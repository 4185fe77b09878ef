import type { SaleSettings, SaleSettingsChange } from '#contracts/sales/sale.ts';
import type { Database } from '#database/database.ts';
import {
  findSaleSettings,
  type SettingsRow,
  writeSaleSettings,
} from '#database/queries/sales/sales.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { stale } from '../failure.ts';
import type { Seller } from '../leads/change-lead.ts';
import { write } from '../write.ts';

const NONE: SaleSettings = {
  ...{ legalName: '', address: '', gstin: '', trn: '', upi: '', paymentPage: '' },
  ...{ taxRate: 0, taxIncluded: true, version: 0 },
};

/** Returns how a seller is paid; empty where it has not said. */
export async function readSaleSettings(db: Database, sellerId: string): Promise<SaleSettings> {
  const row = await findSaleSettings(db, sellerId);
  return row === null ? NONE : present(row);
}

const present = ({ sellerId: _, taxRate, ...rest }: SettingsRow): SaleSettings => ({
  ...rest,
  taxRate: Number(taxRate),
});

/** Saves how a seller is paid. 409 where it was changed since `version`. The audit tells what changed, and no account. */
export function saveSaleSettings(
  context: AppContext,
  actor: Seller,
  { version, taxRate, ...values }: SaleSettingsChange,
): Promise<SaleSettings> {
  return write(context, async (db) => {
    const before = await readSaleSettings(db, actor.id);
    const row = { ...values, taxRate: String(taxRate) };
    if (!(await writeSaleSettings(db, actor.id, row, version))) throw stale();
    const after = await readSaleSettings(db, actor.id);
    const changed = (Object.keys(after) as (keyof SaleSettings)[]).filter(
      (name) => name !== 'version' && before[name] !== after[name],
    );
    await audit(db, actor, {
      action: 'set-sale-settings',
      entity: 'seller',
      entityId: actor.id,
      after: { fields: changed },
    });
    return after;
  });
}
