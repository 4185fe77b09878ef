import { z } from 'zod';
import { NoticeChange, NoticeDevices, Notices, PushSubscriptionInput } from '../notices.ts';
import { ownAccount } from '../policy.ts';
import { written } from '../response.ts';
import { defineCall } from './call.ts';

const own = { policy: 'that-seller', staff: 'replies', owner: 'userId' } as const;

export const getNotices = defineCall('GET /seller/get-notices/:userId', {
  ...own,
  support: 'act-for-sellers',
  summary: 'How this seller is told of new enquiries, and on which devices',
  response: Notices,
  reads: ['notices'],
});

export const updateNotices = defineCall('PUT /seller/update-notices/:userId', {
  ...own,
  staff: 'owner',
  summary: 'Choose when to be mailed of new enquiries, and which hours are quiet',
  body: NoticeChange,
  response: written(Notices),
  changes: ['notices'],
});

export const addPushDevice = defineCall('POST /seller/add-push-device/:userId', {
  ...own,
  byKey: false,
  summary:
    'Tell this device at once, for as long as its session lasts; sent again, it is the same one',
  body: PushSubscriptionInput,
  response: written(Notices),
  status: 201,
  changes: ['notices'],
});

export const removePushDevice = defineCall('DELETE /seller/remove-push-device/:userId/:id', {
  ...own,
  byKey: false,
  summary: 'Tell a device no more',
  changes: ['notices'],
});

export const testPushDevice = defineCall('POST /seller/test-push-device/:userId/:id', {
  ...own,
  byKey: false,
  summary: 'Send a notice to a device now, to see that it arrives',
  body: z.unknown().optional(),
  changes: ['notices'],
});

export const getAdminDevices = defineCall('GET /admin/get-notices', {
  ...ownAccount.admin,
  summary: 'The devices on which this admin is told of what waits',
  response: NoticeDevices,
  reads: ['notices'],
});

export const addAdminDevice = defineCall('POST /admin/add-push-device', {
  ...ownAccount.admin,
  summary:
    'Tell this device at once, for as long as its session lasts; sent again, it is the same one',
  body: PushSubscriptionInput,
  response: written(NoticeDevices),
  status: 201,
  changes: ['notices', 'audit'],
});

export const removeAdminDevice = defineCall('DELETE /admin/remove-push-device/:id', {
  ...ownAccount.admin,
  summary: 'Tell a device no more',
  changes: ['notices', 'audit'],
});

export const testAdminDevice = defineCall('POST /admin/test-push-device/:id', {
  ...ownAccount.admin,
  summary: 'Send a notice to a device now, to see that it arrives',
  body: z.unknown().optional(),
  changes: ['notices'],
});
