import { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import { MediaItem } from '../media.ts';
import { written } from '../response.ts';

export const addContentPicture = defineCall('POST /admin/content/picture', {
  policy: 'admin',
  permission: 'change-content',
  changes: ['content', 'audit'],
  summary: 'Upload a picture for the content, which is removed unless a draft with it is saved',
  form: { fields: z.object({}), files: { image: 'image' } },
  response: written(z.object({ id: z.string(), picture: MediaItem })),
  status: 201,
});
