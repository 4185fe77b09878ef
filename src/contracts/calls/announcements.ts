import { z } from 'zod';
import {
  Announcement,
  AnnouncementCorrection,
  AnnouncementInput,
  AnnouncementPreview,
  AnnouncementPreviewInput,
  AnnouncementQuery,
  AnnouncementReader,
  OwnAnnouncement,
} from '../announcement.ts';
import { written } from '../response.ts';
import { defineCall } from './call.ts';

export const getAnnouncements = defineCall('GET /admin/get-announcements', {
  policy: 'admin',
  permission: 'see-messages',
  summary: 'What was announced to sellers, newest first, and how many have read it',
  query: AnnouncementQuery,
  response: z.array(Announcement),
  reads: ['announcements'],
});

export const getAnnouncementReaders = defineCall(
  'GET /admin/get-announcement-readers/:announcementId',
  {
    policy: 'admin',
    permission: 'see-messages',
    summary: 'To whom an announcement went: first who has not read it, by name',
    response: z.array(AnnouncementReader),
    reads: ['announcements'],
  },
);

export const addAnnouncement = defineCall('POST /admin/add-announcement', {
  policy: 'admin',
  permission: 'announce',
  summary: 'Announce something to all active sellers, or to those with a tag',
  body: AnnouncementInput,
  response: written(Announcement),
  status: 201,
  changes: ['announcements', 'audit'],
});

export const previewAnnouncement = defineCall('POST /admin/preview-announcement', {
  inMaintenance: 'answered',
  policy: 'admin',
  permission: 'announce',
  summary: 'An announcement as it is mailed, and to how many it would go',
  body: AnnouncementPreviewInput,
  response: AnnouncementPreview,
});

export const testAnnouncement = defineCall('POST /admin/test-announcement', {
  policy: 'admin',
  permission: 'announce',
  summary: 'Mail an announcement to oneself, in each language that it is written in',
  body: AnnouncementInput,
});

export const correctAnnouncement = defineCall('PUT /admin/correct-announcement/:announcementId', {
  policy: 'admin',
  permission: 'announce',
  summary: 'Change the words of an announcement; who has it is told once more',
  body: AnnouncementCorrection,
  response: written(Announcement),
  changes: ['announcements', 'audit'],
});

export const deleteAnnouncement = defineCall('DELETE /admin/delete-announcement/:announcementId', {
  policy: 'admin',
  permission: 'announce',
  summary: 'Take an announcement off the screens of sellers',
  changes: ['announcements', 'audit'],
});

export const getOwnAnnouncements = defineCall('GET /seller/get-announcements/:userId', {
  policy: 'that-seller',
  staff: 'owner',
  support: 'see-messages',
  owner: 'userId',
  summary: 'What the admins have announced, newest first',
  response: z.array(OwnAnnouncement),
  reads: ['announcements'],
});

export const readAnnouncement = defineCall('POST /seller/read-announcement/:announcementId', {
  policy: 'seller',
  staff: 'owner',
  summary: 'Say that an announcement was read',
  changes: ['announcements'],
});
