import { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import {
  PipelineLead,
  PipelineNumbers,
  PipelineNumbersQuery,
  PipelineQuery,
  WaitingSeller,
  WonValue,
  WonValueQuery,
} from './pipeline.ts';

export const getPipeline = defineCall('GET /admin/get-leads', {
  summary: "All sellers' leads, newest first, without anything of the shoppers",
  policy: 'admin',
  permission: 'see-leads',
  query: PipelineQuery,
  response: z.array(PipelineLead),
  reads: ['enquiries'],
});

export const getWaitingSellers = defineCall('GET /admin/get-waiting-sellers', {
  summary: 'Up to 50 sellers who leave leads waiting for more than a day, most of them first',
  policy: 'admin',
  permission: 'see-leads',
  response: z.array(WaitingSeller),
  reads: ['enquiries'],
});

export const getPipelineNumbers = defineCall('GET /admin/lead-numbers', {
  summary: 'Leads by state; views, enquiries and won products by day, region and category',
  policy: 'admin',
  permission: 'see-numbers',
  query: PipelineNumbersQuery,
  response: PipelineNumbers,
  reads: ['enquiries'],
});

export const getWonValues = defineCall('GET /admin/won-values', {
  summary: 'What was won, by month and seller: the latest month first, and in it most leads first',
  policy: 'admin',
  permission: 'see-numbers',
  query: WonValueQuery,
  response: z.array(WonValue),
  reads: ['enquiries'],
});
