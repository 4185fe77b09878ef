import { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import {
  AllStatisticsQuery,
  Enquiry,
  EnquiryQuery,
  EnquiryStatistics,
  OwnEnquiry,
  OwnEnquiryQuery,
  StatisticsQuery,
} from './enquiry.ts';

export const getOwnEnquiries = defineCall('GET /seller/get-enquiries/:userId', {
  summary:
    "A seller's enquiries, with what became of them; q looks for a reference or words of a product name",
  policy: 'that-seller',
  staff: 'replies',
  support: 'see-personal-data',
  owner: 'userId',
  query: OwnEnquiryQuery,
  response: z.array(OwnEnquiry),
  reads: ['enquiries'],
});

export const getOwnStatistics = defineCall('GET /seller/enquiry-statistics/:userId', {
  summary: "A seller's enquiries by day and region, and its products most asked about",
  policy: 'that-seller',
  staff: 'replies',
  support: 'see-seller-records',
  owner: 'userId',
  query: StatisticsQuery,
  response: EnquiryStatistics,
  reads: ['enquiries'],
});

export const getAllEnquiries = defineCall('GET /admin/get-enquiries', {
  summary: 'All enquiries; q looks for a reference or words of a product name',
  policy: 'admin',
  permission: 'see-leads',
  query: EnquiryQuery,
  response: z.array(Enquiry),
  reads: ['enquiries'],
});

export const getAllStatistics = defineCall('GET /admin/enquiry-statistics', {
  summary: 'Enquiries by day and region, and the products and sellers most asked about',
  policy: 'admin',
  permission: 'see-numbers',
  query: AllStatisticsQuery,
  response: EnquiryStatistics,
  reads: ['enquiries'],
});
