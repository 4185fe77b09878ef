import { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import { AttributePlaceQuery, PlacedAttribute } from './attribute.ts';

export const getAttributes = defineCall('GET /get-attributes', {
  summary: 'The attributes of products in a place, inherited ones first, with their choices',
  policy: 'anyone',
  query: AttributePlaceQuery,
  response: z.array(PlacedAttribute),
});
