import { Erasure, PersonalData, PersonalExport, PersonQuery } from '../privacy.ts';
import { defineCall } from './call.ts';

// The address, the number or the reference of the person stands in the body, since addresses of calls are logged.

export const findPersonalData = defineCall('POST /admin/find-personal-data', {
  summary:
    'What is kept of whoever has this e-mail address or phone number, or sent the enquiry of this reference',
  policy: 'admin',
  permission: 'see-personal-data',
  body: PersonQuery,
  response: PersonalData,
  reads: ['personal-data'],
});

export const exportPersonalData = defineCall('POST /admin/export-personal-data', {
  summary: 'All of it, to hand over to them',
  policy: 'admin',
  permission: 'export-personal-data',
  body: PersonQuery,
  response: PersonalExport,
  changes: ['audit'],
});

export const erasePersonalData = defineCall('POST /admin/erase-personal-data', {
  summary: 'Erase all of it, a seller and its products included; this cannot be undone',
  policy: 'admin',
  permission: 'erase-personal-data',
  body: Erasure,
  changes: [
    'personal-data',
    'sellers',
    'products',
    'newsletter',
    'contact-messages',
    'reports',
    'enquiries',
    'leads',
    'audit',
  ],
});
