import { z } from 'zod';
import { written } from '../response.ts';
import { Synonym, SynonymEdit, SynonymInput, SynonymQuery } from '../searches/synonym.ts';
import { defineCall } from './call.ts';

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
