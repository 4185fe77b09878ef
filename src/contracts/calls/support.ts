import { z } from 'zod';
import { Admin, TokenAnswer } from '../account.ts';
import { NoticeMail } from '../notices.ts';
import { written } from '../response.ts';
import { SecondFactor, SecondFactorReset } from '../second-factor.ts';
import { defineCall } from './call.ts';

export const getOwnAdmin = defineCall('GET /admin/get-profile', {
  summary: 'The admin who asks',
  policy: 'admin',
  permission: 'own-account',
  response: Admin,
  reads: ['account'],
});

export const updateAdminNotices = defineCall('PUT /admin/update-notices', {
  summary: 'Choose when to be mailed of what waits for admins',
  policy: 'admin',
  permission: 'own-account',
  body: z.object({ mail: NoticeMail }),
  changes: ['account', 'audit'],
});

export const logInAsSeller = defineCall('POST /admin/log-in-as-seller/:sellerId', {
  summary: "A seller's token for an hour of support; it and all that is done by it is audited",
  policy: 'admin',
  permission: 'act-for-sellers',
  body: z.unknown().optional(),
  response: written(TokenAnswer),
  changes: ['sessions', 'audit'],
});

export const getSecondFactorOf = defineCall('GET /admin/second-factor-of/:sellerId', {
  summary: 'Which second factors a seller has',
  policy: 'admin',
  permission: 'see-sellers',
  response: SecondFactor,
  reads: ['second-factor'],
});

export const resetSecondFactorOf = defineCall('POST /admin/reset-second-factor/:sellerId', {
  summary: 'Turn off the two-step verification of a seller who has lost it; its sessions end',
  policy: 'admin',
  permission: 'change-sellers',
  byKey: false,
  body: SecondFactorReset,
  changes: ['second-factor', 'sessions', 'audit'],
});
