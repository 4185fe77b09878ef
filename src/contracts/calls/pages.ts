import { z } from 'zod';
import { PageBody, PageKind } from '../content/page.ts';
import { ShownPage, StoryCard } from '../content/shown.ts';
import { PublishInput } from '../content/versions.ts';
import { Id } from '../id.ts';
import { listQuery, Paging } from '../list-query.ts';
import { MediaItem } from '../media.ts';
import { written } from '../response.ts';
import { isClean } from '../text.ts';
import { version } from '../version.ts';
import { defineCall } from './call.ts';

export const getStories = defineCall('GET /stories', {
  summary: 'The published stories, the newest first',
  policy: 'anyone',
  query: Paging.pick({ page: true, limit: true }).extend({
    piece: Id.optional().describe('Only stories that show this product'),
  }),
  response: z.array(StoryCard),
});

export const getPage = defineCall('GET /page/:kind/:name', {
  summary: 'A published story or plain page, in typed blocks',
  policy: 'anyone',
  params: z.object({
    kind: PageKind,
    name: z.string().max(80).refine(isClean),
  }),
  response: ShownPage,
});

export const getPageNames = defineCall('GET /page-names', {
  summary: 'The names of all published stories and plain pages',
  policy: 'anyone',
  response: z.array(z.object({ kind: PageKind, name: z.string() })),
});

const see = { policy: 'admin', permission: 'see-content', reads: ['pages'] } as const;
const change = {
  policy: 'admin',
  permission: 'change-content',
  changes: ['pages', 'audit'],
} as const;

export const PageRow = z.object({
  _id: z.string(),
  kind: PageKind,
  name: z.string(),
  title: z.string(),
  state: z
    .enum(['draft', 'scheduled', 'changed', 'published'])
    .describe('`changed` is published, and has a draft'),
  by: z.string().describe('Who changed it last'),
  updatedAt: z.iso.datetime(),
  publishAt: z.iso.datetime().nullable().describe('When its draft is published by itself'),
  publishedAt: z.iso.datetime().nullable().describe('When it was published first'),
  version: z.int(),
});
export type PageRow = z.infer<typeof PageRow>;

export const EditedPage = PageRow.extend({
  body: PageBody.describe('The draft, where there is one'),
  pictures: z.record(z.string(), MediaItem),
  isPublished: z.boolean(),
  versions: z
    .array(z.object({ number: z.int(), by: z.string(), publishedAt: z.iso.datetime() }))
    .describe('What was published, the newest first'),
});
export type EditedPage = z.infer<typeof EditedPage>;

const ofVersion = z.object({ version: version() });

const PageQuery = listQuery(['updatedAt']).extend({ kind: PageKind.optional() });
export type PageQuery = z.output<typeof PageQuery>;

export const getPages = defineCall('GET /admin/pages', {
  ...see,
  summary: 'The stories and plain pages, what was changed last first',
  query: PageQuery,
  response: z.array(PageRow),
});

export const getEditedPage = defineCall('GET /admin/pages/:pageId', {
  ...see,
  summary: 'A story or plain page as it is edited, and its versions',
  response: EditedPage,
});

export const getPageVersion = defineCall('GET /admin/pages/:pageId/:number', {
  ...see,
  summary: 'What a page said by one version',
  params: getEditedPage.params.extend({
    number: z.coerce.number().int().min(1).max(2_147_483_647),
  }),
  response: PageBody,
});

export const addPage = defineCall('POST /admin/pages', {
  ...change,
  summary: 'Begin a story or a plain page, as a draft',
  body: z.object({ kind: PageKind, body: PageBody }),
  namesPaths: true,
  response: written(EditedPage),
  status: 201,
});

export const savePage = defineCall('PUT /admin/pages/:pageId', {
  ...change,
  summary: 'Save the draft of a page',
  body: z.object({ body: PageBody, version: version() }),
  namesPaths: true,
  response: written(EditedPage),
});

export const publishPage = defineCall('POST /admin/pages/:pageId/publish', {
  ...change,
  summary: 'Publish the draft of a page now or at a moment, or not by itself any more',
  body: PublishInput,
  response: written(EditedPage),
});

export const withdrawPage = defineCall('POST /admin/pages/:pageId/withdraw', {
  ...change,
  summary: 'Take a page off the shop: it is a draft again',
  body: ofVersion,
  response: written(EditedPage),
});

export const discardPage = defineCall('DELETE /admin/pages/:pageId', {
  ...change,
  summary: 'Throw the draft of a page away, and with it a page that is not published',
  body: ofVersion,
});

export const previewPage = defineCall('POST /admin/pages/:pageId/preview', {
  policy: 'admin',
  permission: 'see-content',
  summary: "A link that shows a page's draft, for an hour",
  response: z.object({ query: z.string().describe("Added to the page's address") }),
});
