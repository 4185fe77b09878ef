import { findAccountByName } from '#database/queries/accounts/accounts.ts';
import { findAnySeller } from '#database/queries/sellers.ts';
import { sellers } from '#demo/catalogue/sellers.ts';
import { translated } from '#demo/catalogue/translated.ts';
import type { DemoSeller } from '#demo/catalogue/types.ts';
import type { Actor, SellerActor } from '#domain/policy.ts';
import { inTranslations } from '#languages/translations.ts';
import { registerSeller } from '#services/accounts/register-seller.ts';
import type { AppContext } from '#services/app-context.ts';
import { changeSellerStatus } from '#services/sellers/change-status.ts';
import { updateProfile } from '#services/sellers/update-profile.ts';
import { daysAgo, inParallel, uploadDemoFile } from './demo-file.ts';

/** The demo's sellers by key, as actors. */
export type SellerActors = ReadonlyMap<string, SellerActor>;

/** Registers the demo's missing sellers; approves all except the pending one. */
export async function loadSellers(
  context: AppContext,
  admin: Actor,
  password: string,
): Promise<SellerActors> {
  const actors = new Map<string, SellerActor>();
  await inParallel([...sellers.entries()], async ([index, seller]) => {
    const id = await sellerId(context, seller, index, password);
    const actor = { role: 'seller', id, name: seller.name, approved: true } as const;
    actors.set(seller.key, actor);
    const row = await findAnySeller(context.db, id);
    if (row?.description === '') await introduce(context, actor, seller);
    if (seller.status !== 'pending' && row?.approval === 'pending') {
      await changeSellerStatus(context, admin, id, { status: true, reason: '' });
    }
  });
  return actors;
}

async function sellerId(
  context: AppContext,
  seller: DemoSeller,
  index: number,
  password: string,
): Promise<string> {
  const known = await findAccountByName(context.db, 'seller', seller.email);
  if (known !== null) return known.id;
  const { name, email, phone } = seller;
  const moment = daysAgo(context.now(), seller.joinedDaysAgo, index);
  const then = { ...context, now: () => moment };
  const { id } = await registerSeller(then, { name, email, phone, password });
  return id;
}

async function introduce(
  context: AppContext,
  actor: SellerActor,
  { key, name, INR, DXB, description, city, replyTime, openingHours, picture }: DemoSeller,
): Promise<void> {
  const upload = picture && (await uploadDemoFile(context, 'profileImage', 'image', picture.file));
  const profile = {
    ...{ name, INR, DXB, description, city, replyTime, openingHours },
    ...inTranslations(['description'], (_, language) => translated[language].sellers[key]),
    ...inTranslations(['city'], (_, language) => translated[language].cities?.[city ?? '']),
    ...inTranslations(
      ['openingHours'],
      (_, language) => translated[language].openingHours?.[openingHours ?? ''],
    ),
  };
  await updateProfile(context, actor, profile, upload ?? undefined);
}

/** Deactivates the sellers that the demo shows as deactivated, once their products are loaded. */
export async function deactivateSellers(
  context: AppContext,
  admin: Actor,
  actors: SellerActors,
): Promise<void> {
  for (const { key, status } of sellers) {
    const actor = actors.get(key);
    if (status !== 'deactivated' || actor === undefined) continue;
    await changeSellerStatus(context, admin, actor.id, {
      status: false,
      reason: 'The shop is closed for the season.',
    });
  }
}
