import { z } from 'zod';
import { written } from '../response.ts';
import {
  BlockedWord,
  BlockedWordQuery,
  CountedSearch,
  CountedSearchQuery,
  Dismissal,
  Synonym,
  SynonymEdit,
  SynonymInput,
  SynonymQuery,
  WordBlocking,
} from '../searches.ts';
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

/** A searched text is no longer one that finds nothing once it is a synonym. */
const change = {
  policy: 'admin',
  permission: 'change-searches',
  changes: ['synonyms', 'searches', 'audit'],
} as const;

export const getSynonyms = defineCall('GET /admin/get-synonyms', {
  summary: 'The groups of words that searches take for one another',
  policy: 'admin',
  permission: 'see-searches',
  query: SynonymQuery,
  response: z.array(Synonym),
  reads: ['synonyms'],
});

export const addSynonym = defineCall('POST /admin/add-synonym', {
  ...change,
  summary: 'Add a group of synonyms',
  body: SynonymInput,
  response: written(Synonym),
  status: 201,
});

export const editSynonym = defineCall('PUT /admin/edit-synonym/:id', {
  ...change,
  summary: 'Change a group of synonyms',
  body: SynonymEdit,
  response: written(Synonym),
});

export const deleteSynonym = defineCall('DELETE /admin/delete-synonym/:id', {
  ...change,
  summary: 'Delete a group of synonyms',
});
