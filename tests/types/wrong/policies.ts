import { z } from 'zod';
import { defineCall } from '#contracts/calls/call.ts';

const base = { summary: 'A call', response: z.string() } as const;

// A call of admins names no permission.
// expects: is not assignable to parameter of type
export const ofAdmins = defineCall('GET /admin/x', { ...base, policy: 'admin' });

// A call of sellers does not say who of their staff may make it.
// expects: is not assignable to parameter of type
export const ofSellers = defineCall('GET /seller/x', { ...base, policy: 'seller' });

export const misspelt = defineCall('GET /admin/x', {
  ...base,
  policy: 'admin',
  // There is no such permission.
  // expects: is not assignable to type
  permission: 'change-everything',
});
