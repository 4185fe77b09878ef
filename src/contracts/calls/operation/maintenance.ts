import { Maintenance, MaintenanceChange } from '../../maintenance.ts';
import { defineCall } from '../call.ts';

export const getMaintenance = defineCall('GET /get-maintenance', {
  summary: 'Whether maintenance is on, with what is said meanwhile',
  policy: 'anyone',
  kept: false,
  section: 'operation',
  response: Maintenance,
  reads: ['maintenance'],
});

export const changeMaintenance = defineCall('PUT /admin/change-maintenance', {
  summary: 'Turn maintenance on or off: while it is on, everything is read and nothing is saved',
  policy: 'admin',
  permission: 'change-operation',
  inMaintenance: 'answered',
  namesPaths: true,
  body: MaintenanceChange,
  changes: ['maintenance', 'audit'],
});
