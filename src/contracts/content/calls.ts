import { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import { MediaItem } from '../media.ts';
import { written } from '../response.ts';
import { version } from '../version.ts';
import { DraftInput, EditedContent, PublishInput, WholeContent } from './versions.ts';

export const addContentPicture = defineCall('POST /admin/content/picture', {
  policy: 'admin',
  permission: 'change-content',
  changes: ['content', 'audit'],
  summary: 'Upload a picture for the content, which is removed unless a draft with it is saved',
  form: { fields: z.object({}), files: { image: 'image' } },
  response: written(z.object({ id: z.string(), picture: MediaItem })),
  status: 201,
});

const see = { policy: 'admin', permission: 'see-content', reads: ['content'] } as const;
const change = {
  policy: 'admin',
  permission: 'change-content',
  changes: ['content', 'audit'],
} as const;

export const getContent = defineCall('GET /admin/content', {
  ...see,
  summary: 'What the shop says, or will say by the draft where there is one, and its versions',
  response: EditedContent,
});

export const getContentVersion = defineCall('GET /admin/content/:number', {
  ...see,
  summary: 'What the shop said by one version',
  params: z.object({ number: z.coerce.number().int().min(1).max(2_147_483_647) }),
  response: WholeContent,
});

export const saveContent = defineCall('PUT /admin/content', {
  ...change,
  summary: 'Save the draft of what the shop will say',
  body: DraftInput,
  namesPaths: true,
  response: written(EditedContent),
});

export const discardContent = defineCall('DELETE /admin/content', {
  ...change,
  summary: 'Discard draft',
  body: z.object({ version: version() }),
  response: written(EditedContent),
});

export const publishContent = defineCall('POST /admin/content/publish', {
  ...change,
  summary: 'Publish the draft now or at a moment, or not by itself any more',
  body: PublishInput,
  response: written(EditedContent),
});

export const previewContent = defineCall('POST /admin/content/preview', {
  policy: 'admin',
  permission: 'see-content',
  summary: 'A link that shows the shop with a draft or an earlier version, for an hour',
  body: z.object({ number: z.int().min(1).max(2_147_483_647) }),
  response: z.object({ query: z.string().describe('Added to the address of any page') }),
});
