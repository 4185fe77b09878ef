import { z } from 'zod';
import {
  EndedSessions,
  ForgottenPassword,
  Login,
  LoginAnswer,
  PasswordChange,
  PasswordReset,
  type Role,
  Session,
  ShopChoice,
  TokenAnswer,
} from '../account.ts';
import { ownAccount, ownInSupport } from '../policy.ts';
import { written } from '../response.ts';
import {
  PasskeyLogin,
  PasskeyOptions,
  PasskeyQuestion,
  SecondFactorLogin,
} from '../second-factor.ts';
import { Registration } from '../seller.ts';
import { defineCall } from './call.ts';

const nothing = z.unknown().optional();

export const register = defineCall('POST /seller/register', {
  summary: 'Register a seller, who then waits for approval',
  policy: 'anyone',
  body: Registration,
  response: written(z.object({ _id: z.string() })),
  status: 201,
});

const passwordChange = {
  summary: 'Choose a new password, knowing the present one; other sessions end',
  body: PasswordChange,
  response: written(z.object({ token: z.string() })),
  changes: ['sessions', 'audit'],
} as const;

export const changeSellerPassword = defineCall('POST /seller/reset-password/:userId', {
  ...passwordChange,
  policy: 'that-seller',
  staff: 'replies',
  byKey: false,
  owner: 'userId',
});

export const changeAdminPassword = defineCall('POST /admin/change-password', {
  ...passwordChange,
  policy: 'admin',
  permission: 'own-account',
});

const logInCallsOf = <const R extends Role>(role: R) => ({
  logIn: defineCall(`POST /${role}/login`, {
    inMaintenance: 'answered',
    summary: 'Log in by e-mail or phone',
    policy: 'anyone',
    body: Login,
    response: LoginAnswer,
  }),
  logInBySecondFactor: defineCall(`POST /${role}/login/second-factor`, {
    inMaintenance: 'answered',
    summary: 'The second step of a log-in, with the ticket of the first',
    policy: 'anyone',
    body: SecondFactorLogin,
    response: TokenAnswer,
  }),
  getPasskeyOptions: defineCall(`POST /${role}/login/passkey-options`, {
    inMaintenance: 'answered',
    summary: 'What a browser needs to ask for a passkey; without a ticket, for anybody’s',
    policy: 'anyone',
    body: PasskeyQuestion,
    response: PasskeyOptions,
  }),
  logInByPasskey: defineCall(`POST /${role}/login/passkey`, {
    inMaintenance: 'answered',
    summary: 'Log in by a passkey alone, which has to know its user',
    policy: 'anyone',
    body: PasskeyLogin,
    response: LoginAnswer,
  }),
  requestPasswordReset: defineCall(`POST /${role}/forgot-password`, {
    summary: 'Ask for a link to choose a new password',
    policy: 'anyone',
    body: ForgottenPassword,
  }),
  resetPassword: defineCall(`POST /${role}/reset-password-by-link`, {
    summary: 'Choose a new password by the mailed link, which works once',
    policy: 'anyone',
    body: PasswordReset,
  }),
});

export const logInToShop = defineCall('POST /seller/login/shop', {
  inMaintenance: 'answered',
  summary: 'Log in to the shop that was chosen, by who works for several',
  policy: 'anyone',
  body: ShopChoice,
  response: LoginAnswer,
});

/** The calls of log-in and forgotten passwords, alike for sellers and admins. */
export const logInCalls = { seller: logInCallsOf('seller'), admin: logInCallsOf('admin') };

const sessionCallsOf = <const R extends Role>(role: R) => ({
  getSessions: defineCall(`GET /${role}/get-sessions`, {
    summary: 'The sessions of this account that go on: this one, then the one seen last',
    ...ownInSupport[role as Role],
    response: z.array(Session),
    reads: ['sessions'],
  }),
  logOut: defineCall(`POST /${role}/log-out`, {
    inMaintenance: 'answered',
    summary: 'End this session',
    ...ownInSupport[role as Role],
    isForSetUp: true,
    body: nothing,
  }),
  endSession: defineCall(`DELETE /${role}/end-session/:sessionId`, {
    inMaintenance: 'answered',
    summary: 'End one session of this account',
    ...ownAccount[role as Role],
    changes: ['sessions', 'audit'],
  }),
  endOtherSessions: defineCall(`POST /${role}/end-other-sessions`, {
    inMaintenance: 'answered',
    summary: 'End every session of this account but this one',
    ...ownAccount[role as Role],
    body: nothing,
    response: written(EndedSessions),
    changes: ['sessions', 'audit'],
  }),
  logOutEverywhere: defineCall(`POST /${role}/log-out-everywhere`, {
    inMaintenance: 'answered',
    summary: 'End every session of this account',
    ...ownAccount[role as Role],
    isForSetUp: true,
    body: nothing,
  }),
});

export const sessionCalls = { seller: sessionCallsOf('seller'), admin: sessionCallsOf('admin') };

export const getSellerSessions = defineCall('GET /admin/get-seller-sessions/:sellerId', {
  summary: 'The sessions of a seller that go on, those of support included',
  policy: 'admin',
  permission: 'see-sellers',
  response: z.array(Session),
  reads: ['sessions'],
});

export const endSellerSession = defineCall(
  'DELETE /admin/end-seller-session/:sellerId/:sessionId',
  {
    summary: 'End one session of a seller',
    policy: 'admin',
    permission: 'change-sellers',
    byKey: false,
    changes: ['sessions', 'audit'],
  },
);

export const endSellerSessions = defineCall('POST /admin/end-seller-sessions/:sellerId', {
  summary: 'End every session of a seller',
  policy: 'admin',
  permission: 'change-sellers',
  byKey: false,
  body: nothing,
  response: written(EndedSessions),
  changes: ['sessions', 'audit'],
});
