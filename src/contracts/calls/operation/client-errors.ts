import { z } from 'zod';
import { defineCall } from '../call.ts';

const position = z.int().min(0).max(10_000_000);

/** An error of a page's script, as the page reports it. */
export const ClientErrorInput = z.object({
  name: z.string().max(60).describe('Such as `TypeError`'),
  message: z.string().max(300),
  source: z.string().max(200).describe('Path of the script; empty where it is not known'),
  line: position,
  column: position,
  page: z.string().max(200).startsWith('/').describe('Path of the page'),
});
export type ClientErrorInput = z.infer<typeof ClientErrorInput>;

export const reportClientError = defineCall('POST /client-errors', {
  inMaintenance: 'answered',
  summary: 'Report an error of a page’s script; it is logged without values, and counted',
  policy: 'anyone',
  consumes: ['application/json', 'text/plain'],
  body: ClientErrorInput,
  status: 202,
});
