import { z } from 'zod';
import { BlockedWord, BlockedWordQuery, WordBlocking } from '../searches/blocked-word.ts';
import { CountedSearch, CountedSearchQuery, Dismissal } from '../searches/counted-search.ts';
import { SearchText } from '../text.ts';
import { defineCall } from './call.ts';

export const countSearch = defineCall('POST /searches', {
  inMaintenance: 'dropped',
  summary: 'Tell that a person searched the shop; the text is counted without who it was',
  policy: 'anyone',
  consumes: ['application/json', 'text/plain'],
  body: z.object({ q: SearchText }),
  status: 202,
});

export const getSearches = defineCall('GET /admin/get-searches', {
  summary: 'What shoppers searched for in the last 30 days, the most frequent first',
  policy: 'admin',
  permission: 'see-searches',
  query: CountedSearchQuery,
  response: z.array(CountedSearch),
  reads: ['searches'],
});

export const dismissSearch = defineCall('PUT /admin/dismiss-search', {
  summary:
    'Leave a searched text out of these lists and of what shoppers are suggested, or no more',
  policy: 'admin',
  permission: 'change-searches',
  body: Dismissal,
  changes: ['searches', 'audit'],
});

export const getBlockedWords = defineCall('GET /admin/get-blocked-words', {
  summary: 'Words that keep a text from being shown as what others look for',
  policy: 'admin',
  permission: 'see-searches',
  query: BlockedWordQuery,
  response: z.array(BlockedWord),
  reads: ['searches'],
});

export const blockWord = defineCall('PUT /admin/block-word', {
  summary: 'Block a word, in either number, or allow it again',
  policy: 'admin',
  permission: 'change-searches',
  body: WordBlocking,
  changes: ['searches', 'audit'],
});
