import { z } from 'zod';
import { TokenAnswer } from '../account.ts';
import {
  AdminInvitation,
  Deactivation,
  HandingOver,
  InvitationAcceptance,
  InvitationLink,
  InvitationShown,
  People,
  RoleChange,
  SecondFactorDemand,
} from '../people.ts';
import { written } from '../response.ts';
import { defineCall } from './call.ts';

const change = {
  policy: 'admin',
  permission: 'change-people',
  changes: ['people', 'account', 'audit'],
} as const;
const nothing = z.unknown().optional();

export const getPeople = defineCall('GET /admin/get-people', {
  summary: 'The admins, those who are invited, and whether they need a second factor',
  policy: 'admin',
  permission: 'see-people',
  response: People,
  reads: ['people'],
});

export const inviteAdmin = defineCall('POST /admin/invite-admin', {
  ...change,
  summary: 'Invite somebody by mail to become an admin; the link works once, for 72 hours',
  body: AdminInvitation,
  status: 201,
});

export const inviteAdminAgain = defineCall('POST /admin/invite-admin-again/:id', {
  ...change,
  summary: 'Mail an invitation again; the link before stops working',
  body: nothing,
});

export const cancelInvitation = defineCall('DELETE /admin/cancel-invitation/:id', {
  ...change,
  summary: 'Cancel an invitation, whose link stops working',
});

export const changeAdminRole = defineCall('PUT /admin/change-role/:id', {
  ...change,
  summary: 'Give another admin another role, which counts at once',
  body: RoleChange,
});

export const deactivateAdmin = defineCall('PUT /admin/deactivate-admin/:id', {
  ...change,
  summary: 'Let another admin log in no more, or again; its sessions and links end',
  body: Deactivation,
});

export const removeAdmin = defineCall('DELETE /admin/remove-admin/:id', {
  ...change,
  summary: 'Remove another admin; what it did stays in the audit by its name',
});

export const handOver = defineCall('POST /admin/hand-over', {
  ...change,
  summary: 'Make another admin an owner in your place, and keep another role',
  body: HandingOver,
});

export const demandSecondFactor = defineCall('PUT /admin/demand-second-factor', {
  ...change,
  summary: 'Say whether admins need two-step verification',
  permission: 'change-settings',
  byKey: false,
  body: SecondFactorDemand,
  changes: ['people', 'second-factor', 'audit'],
});

// The token stands in the body, since addresses of calls are logged.

export const readInvitation = defineCall('POST /admin/read-invitation', {
  inMaintenance: 'answered',
  summary: 'What the link of an invitation offers',
  policy: 'anyone',
  body: InvitationLink,
  response: InvitationShown,
});

export const acceptAdminInvitation = defineCall('POST /admin/accept-invitation', {
  summary: 'Accept an invitation: choose a password and be logged in',
  policy: 'anyone',
  body: InvitationAcceptance,
  response: written(TokenAnswer),
  status: 201,
});
