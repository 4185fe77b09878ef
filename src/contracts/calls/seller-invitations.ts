import { z } from 'zod';
import { written } from '../response.ts';
import {
  InvitationToken,
  InvitedSeller,
  SellerInvitation,
  SellerInvitationInput,
} from '../sellers/seller-invitation.ts';
import { defineCall } from './call.ts';

export const getSellerInvitations = defineCall('GET /admin/get-seller-invitations', {
  summary: 'Invitations to sell that are open, expired ones too, newest first',
  policy: 'admin',
  permission: 'see-sellers',
  response: z.array(SellerInvitation),
  reads: ['seller-invitations'],
});

export const inviteSeller = defineCall('POST /admin/invite-seller', {
  summary: 'Invite somebody by mail to sell',
  policy: 'admin',
  permission: 'change-sellers',
  body: SellerInvitationInput,
  response: written(SellerInvitation),
  status: 201,
  changes: ['seller-invitations', 'audit'],
});

export const inviteSellerAgain = defineCall('POST /admin/invite-seller-again/:invitationId', {
  summary: 'Mail an invitation again, with a new link in place of the one before',
  policy: 'admin',
  permission: 'change-sellers',
  body: z.unknown().optional(),
  response: written(SellerInvitation),
  changes: ['seller-invitations', 'audit'],
});

export const cancelSellerInvitation = defineCall(
  'DELETE /admin/cancel-seller-invitation/:invitationId',
  {
    summary: 'Cancel an invitation, whose link works no more',
    policy: 'admin',
    permission: 'change-sellers',
    changes: ['seller-invitations', 'audit'],
  },
);

export const openSellerInvitation = defineCall('POST /seller/open-invitation', {
  summary: 'Whom the link of an invitation to sell is for',
  policy: 'anyone',
  body: z.object({ token: InvitationToken }),
  response: InvitedSeller,
});
