import type { Listing } from '#contracts/category.ts';
import type { PlaceKind } from '#database/queries/places.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { Marketplace } from '../marketplace.ts';
import { editPlace } from './edit-place.ts';

/** Lists or unlists a place; with it, everything under it appears or vanishes at once. */
export function changeListing(
  market: Marketplace,
  actor: KnownActor,
  kind: PlaceKind,
  id: string,
  status: Listing,
): Promise<void> {
  const action = `${status === 'LISTED' ? 'list' : 'unlist'}-${kind}`;
  return editPlace(market, actor, { kind, id, changes: { status }, action });
}
