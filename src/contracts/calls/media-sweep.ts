import { z } from 'zod';
import { written } from '../response.ts';
import { defineCall } from './call.ts';

/** Whether files that nothing uses are removed. */
const MediaSweep = z.object({
  paused: z
    .object({
      why: z.literal('restored').describe('`restored`: the database came from a backup'),
      since: z.string(),
    })
    .nullable()
    .describe('Why they stay until an admin says otherwise; null where they are removed'),
});

export const getMediaSweep = defineCall('GET /admin/get-media-sweep', {
  summary: 'Whether pictures and videos that nothing uses are removed, or stay after a restore',
  policy: 'admin',
  permission: 'see-health',
  response: MediaSweep,
  reads: ['media-sweep'],
});

export const resumeMediaSweep = defineCall('POST /admin/resume-media-sweep', {
  summary: 'Let pictures and videos be removed again that nothing uses',
  policy: 'admin',
  permission: 'change-operation',
  response: written(MediaSweep),
  changes: ['media-sweep', 'audit'],
});
