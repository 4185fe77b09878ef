import { z } from 'zod';
import { AccountDeletion } from '../account.ts';
import { Language } from '../language.ts';
import { ownAccount } from '../policy.ts';
import { PersonalExport } from '../privacy.ts';
import { written } from '../response.ts';
import { ProfileUpdate, Seller } from '../seller.ts';
import { ConfirmationToken } from '../sellers/seller-review.ts';
import { VacationChange } from '../vacation.ts';
import { defineCall } from './call.ts';

export const updateProfile = defineCall('PUT /seller/update-profile/:userId', {
  summary:
    'Change name, chat numbers and picture; the e-mail stays. What an admin sees first stands in changes',
  policy: 'that-seller',
  staff: 'owner',
  support: 'change-sellers',
  owner: 'userId',
  form: { fields: ProfileUpdate, files: { profileImage: 'image' } },
  response: written(Seller).extend({
    Image: z.string().describe('URL of the profile picture, as in data'),
  }),
  changes: ['sellers'],
});

export const updateVacation = defineCall('PUT /seller/update-vacation/:userId', {
  summary: 'Say until which day the shop is away, or that it is back; shoppers are told at once',
  policy: 'that-seller',
  staff: 'owner',
  support: 'change-sellers',
  owner: 'userId',
  body: VacationChange,
  response: written(Seller),
  changes: ['sellers'],
});

export const chooseLanguage = defineCall('PUT /seller/choose-language', {
  summary: 'Be mailed in a language from now on: that of the pages that were chosen',
  ...ownAccount.seller,
  body: z.object({ language: Language }),
  changes: ['sellers'],
});

export const withdrawChange = defineCall('DELETE /seller/withdraw-change/:changeId', {
  summary: 'Take back a new name or chat number, or put away that it was declined',
  policy: 'seller',
  staff: 'owner',
  support: 'change-sellers',
  changes: ['sellers'],
});

export const confirmEmail = defineCall('POST /seller/confirm-email', {
  summary: 'Confirm an e-mail by the mailed link, which works once',
  policy: 'anyone',
  body: ConfirmationToken,
});

export const resendConfirmation = defineCall('POST /seller/resend-confirmation', {
  summary: 'Mail the link that confirms the e-mail again; the one before stops working',
  policy: 'seller',
  staff: 'owner',
  byKey: false,
  body: z.unknown().optional(),
});

export const exportOwnData = defineCall('GET /seller/export-data/:userId', {
  summary: 'Everything that is kept of this seller',
  policy: 'that-seller',
  staff: 'owner',
  owner: 'userId',
  response: PersonalExport,
});

export const deleteOwnAccount = defineCall('POST /seller/delete-account/:userId', {
  summary: 'Erase this account with all that belongs to it; this cannot be undone',
  policy: 'that-seller',
  staff: 'owner',
  byKey: false,
  owner: 'userId',
  body: AccountDeletion,
});
