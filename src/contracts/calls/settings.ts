import { SettingsChange, SettingsShown } from '../settings.ts';
import { defineCall } from './call.ts';

export const getSettings = defineCall('GET /admin/get-settings', {
  summary: 'What owners have decided of how the marketplace runs',
  policy: 'admin',
  permission: 'see-settings',
  response: SettingsShown,
  reads: ['settings'],
});

export const changeSettings = defineCall('PUT /admin/change-settings', {
  summary: 'Change how the marketplace runs; it counts at once',
  policy: 'admin',
  permission: 'change-settings',
  body: SettingsChange,
  changes: ['settings', 'audit'],
});
