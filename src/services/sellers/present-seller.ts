import { goneAfter } from '#contracts/bin.ts';
import {
  type ListedSeller,
  type PublicSeller,
  type Seller,
  sellersTexts,
} from '#contracts/seller.ts';
import type { ListedRow, SellerRow } from '#database/queries/sellers.ts';
import { inTranslations, translatedField } from '#languages/translations.ts';
import { mediaUrl, presentPicture } from '../media/present-media.ts';

/** A seller as the public sees it: no e-mail, no registration phone. */
export function presentPublicSeller(row: SellerRow): PublicSeller {
  return {
    _id: row.id,
    name: row.name,
    Image: row.picture === null ? '' : mediaUrl(row.picture.file),
    picture: presentPicture(row.picture, row.name),
    description: row.description,
    city: row.city,
    replyTime: row.replyTime,
    openingHours: row.openingHours,
    awayUntil: row.awayUntil,
    INR: row.chatIndia,
    DXB: row.chatEmirates,
    status: row.status,
    categories: row.categories,
    products: row.products,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A seller as it sees itself, and as admins see it. */
export function presentSeller(row: SellerRow): Seller {
  return {
    ...presentPublicSeller(row),
    email: row.email,
    phone: row.phone,
    approval: row.approval,
    approvalNote: row.approvalNote,
    goneAt: row.deletedAt && goneAfter(row.deletedAt).toISOString(),
    emailConfirmed: row.emailConfirmedAt !== null,
    unread: row.unreadSince !== null,
    language: row.language,
    rupeesPerDirham: row.rupeesPerDirham === null ? null : Number(row.rupeesPerDirham),
    changes: row.changes.map(({ id, createdAt, ...change }) => ({
      _id: id,
      ...change,
      createdAt: new Date(createdAt).toISOString(),
    })),
    ...inTranslations(sellersTexts, (of, to) => row[translatedField(of, to)]),
    version: row.version,
  };
}

export const presentListedSeller = (row: ListedRow): ListedSeller => ({
  ...presentSeller(row),
  tags: row.tags,
});
