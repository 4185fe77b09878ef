import { updateProfile as updateProfileCall } from '#contracts/calls/profile.ts';
import { type ProfileUpdate, type Seller, sellersTexts } from '#contracts/seller.ts';
import type { VacationChange } from '#contracts/vacation.ts';
import { settleMediaAssets } from '#database/queries/media/media-assets.ts';
import { findAnySeller, lockSeller, updateSeller } from '#database/queries/sellers.ts';
import { dayOf, LONGEST_RESERVATION_DAYS } from '#domain/availability/reservation.ts';
import type { SellerActor } from '#domain/policy.ts';
import { daysAfter } from '#domain/time/days.ts';
import { said } from '#languages/said.ts';
import { inTranslations, translatedField } from '#languages/translations.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { withPicture } from '../catalogue/store-picture.ts';
import { invalid, notFound, stale } from '../failure.ts';
import type { UploadedFile } from '../media/receive-file.ts';
import { write, writeAs } from '../write.ts';
import { presentSeller } from './present-seller.ts';
import { proposeChanges } from './review/decide-change.ts';
import { tagsOfSellerEdit } from './seller-tags.ts';

/**
 * Updates the asking seller's profile; the e-mail cannot change, and without a picture the present
 * one stays. What of an approved seller's new name or chat numbers waits for review is returned in `changes`.
 */
export function updateProfile(
  context: AppContext,
  actor: SellerActor,
  input: ProfileUpdate,
  picture: UploadedFile | undefined,
): Promise<Seller> {
  return withPicture(context, picture, (imageId) =>
    writeAs(context, actor, updateProfileCall, async (db, touch) => {
      const before = await lockSeller(db, actor.id);
      if (before === null) throw notFound('seller');
      if (input.version !== undefined && input.version !== before.version) throw stale();
      const { now, waiting } = await proposeChanges(db, before, input, context.now());
      const changes = {
        ...now,
        ...(input.description !== undefined && { description: input.description }),
        ...inTranslations(sellersTexts, (of, to) => input[translatedField(of, to)]),
        ...(input.city !== undefined && { city: input.city }),
        ...(input.replyTime !== undefined && { replyTime: input.replyTime }),
        ...(input.rupeesPerDirham !== undefined && { rupeesPerDirham: input.rupeesPerDirham }),
        ...(input.language !== undefined && { language: input.language }),
        ...(input.openingHours !== undefined && { openingHours: input.openingHours }),
        ...(imageId !== undefined && { imageId }),
      };
      await updateSeller(db, actor.id, changes);
      if (imageId !== undefined) await settleMediaAssets(db, [imageId]);
      touch(...tagsOfSellerEdit(actor.id, changes));
      const { name, chatIndia, chatEmirates, description, city, imageId: was } = before;
      const { replyTime, openingHours, rupeesPerDirham, language } = before;
      const { nameKey: _, nameLook: __, hadChatNumber: ___, ...audited } = changes;
      await audit(db, actor, {
        action: 'update-profile',
        entity: 'seller',
        entityId: actor.id,
        before: {
          ...{ name, chatIndia, chatEmirates, description, city, replyTime, openingHours },
          rupeesPerDirham,
          ...(input.language !== undefined && { language }),
          ...inTranslations(sellersTexts, (of, to) => before[translatedField(of, to)]),
          imageId: was,
        },
        after: { ...audited, ...(Object.keys(waiting).length > 0 && { waiting }) },
      });
      const row = await findAnySeller(db, actor.id);
      if (row === null) throw notFound('seller');
      return {
        result: presentSeller(row),
        replaced: imageId === undefined ? null : before.imageId,
      };
    }),
  );
}

/**
 * Says until which day the asking seller's shop is away (docs/behaviour/rules.md#vacation); null says that
 * it is back. 422 for a day that is over, or more than a year ahead.
 */
export function setVacation(
  context: AppContext,
  actor: SellerActor,
  { awayUntil, version }: VacationChange,
): Promise<Seller> {
  const today = dayOf(context.now());
  if (awayUntil !== null && awayUntil < today) {
    throw invalid('awayUntil', said('dayIsOver'));
  }
  if (awayUntil !== null && awayUntil > daysAfter(today, LONGEST_RESERVATION_DAYS)) {
    throw invalid('awayUntil', said('dayWithinYear'));
  }
  return write(context, async (db, touch) => {
    const before = await lockSeller(db, actor.id);
    if (before === null) throw notFound('seller');
    if (version !== undefined && version !== before.version) throw stale();
    if (before.awayUntil !== awayUntil) {
      await updateSeller(db, actor.id, { awayUntil });
      touch(...tagsOfSellerEdit(actor.id, { awayUntil }));
      await audit(db, actor, {
        action: 'set-vacation',
        entity: 'seller',
        entityId: actor.id,
        before: { awayUntil: before.awayUntil },
        after: { awayUntil },
      });
    }
    const row = await findAnySeller(db, actor.id);
    if (row === null) throw notFound('seller');
    return presentSeller(row);
  });
}
