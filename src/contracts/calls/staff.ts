import { z } from 'zod';
import { written } from '../response.ts';
import {
  Colleague,
  InvitationAccepted,
  InvitationAsked,
  InvitationShown,
  OwnAccount,
  Staff,
  StaffInvitation,
  StaffInvited,
  StaffRoleChange,
} from '../staff/staff.ts';
import { defineCall } from './call.ts';

const nothing = z.unknown().optional();
const ofOwners = { staff: 'owner', byKey: false, changes: ['staff', 'audit'] } as const;

export const getOwnAccount = defineCall('GET /seller/get-own-account/:userId', {
  summary: 'Who is logged in: the seller, or a member of its staff and what they may do',
  policy: 'that-seller',
  staff: 'replies',
  support: 'act-for-sellers',
  owner: 'userId',
  response: OwnAccount,
  reads: ['account'],
});

export const getColleagues = defineCall('GET /seller/get-colleagues/:userId', {
  summary: 'Who works for the seller, itself first: whom leads can be given to',
  policy: 'that-seller',
  staff: 'replies',
  support: 'act-for-sellers',
  owner: 'userId',
  response: z.array(Colleague),
  reads: ['staff'],
});

export const getStaff = defineCall('GET /seller/get-staff/:userId', {
  summary: "The seller's staff, and who was invited and has not accepted yet",
  policy: 'that-seller',
  staff: 'owner',
  support: 'see-personal-data',
  owner: 'userId',
  response: Staff,
  reads: ['staff'],
});

export const inviteStaff = defineCall('POST /seller/invite-staff', {
  ...ofOwners,
  summary: 'Invite somebody by mail to work for the seller; the link works once, for 72 hours',
  policy: 'approved-seller',
  body: StaffInvited,
  response: written(StaffInvitation),
  status: 201,
});

export const resendStaffInvitation = defineCall('POST /seller/resend-invitation/:invitationId', {
  ...ofOwners,
  summary: 'Send an invitation again; the link before stops working',
  policy: 'approved-seller',
  body: nothing,
});

export const cancelStaffInvitation = defineCall('DELETE /seller/cancel-invitation/:invitationId', {
  ...ofOwners,
  summary: 'Take an invitation back; its link stops working',
  policy: 'seller',
});

export const changeStaffRole = defineCall('PUT /seller/change-staff-role/:staffId', {
  ...ofOwners,
  summary: 'Say what a member of the staff may do, from their next call on',
  policy: 'seller',
  body: StaffRoleChange,
});

export const removeStaff = defineCall('DELETE /seller/remove-staff/:staffId', {
  ...ofOwners,
  summary: "Take somebody off the staff: their sessions end at once, and their leads are nobody's",
  policy: 'seller',
  changes: ['staff', 'leads', 'audit'],
});

export const leaveStaff = defineCall('POST /seller/leave-shop', {
  summary: 'Work for this seller no longer',
  policy: 'seller',
  staff: 'replies',
  byKey: false,
  body: nothing,
});

export const readStaffInvitation = defineCall('POST /seller/read-invitation', {
  inMaintenance: 'answered',
  summary: 'What an invitation is for, by the token of its link',
  policy: 'anyone',
  body: InvitationAsked,
  response: InvitationShown,
});

export const acceptStaffInvitation = defineCall('POST /seller/accept-invitation', {
  summary: 'Accept an invitation; who works for another shop already gives their password there',
  policy: 'anyone',
  body: InvitationAccepted,
});
