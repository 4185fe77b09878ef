import { z } from 'zod';
import type { Role } from '../account.ts';
import { ownAccount, ownInSupport } from '../policy.ts';
import { written } from '../response.ts';
import {
  AuthenticatorAppAdded,
  Confirmation,
  Confirmed,
  NewAuthenticatorApp,
  PasskeyAdded,
  PasskeyOptions,
  PasskeyRenamed,
  RecoveryCodes,
  SecondFactor,
  WithProof,
} from '../second-factor.ts';
import { defineCall } from './call.ts';

const callsOf = <const R extends Role>(role: R) => {
  const own = {
    ...ownAccount[role as Role],
    isForSetUp: true,
    inMaintenance: 'answered',
  } as const;
  const change = { ...own, changes: ['second-factor', 'audit'] } as const;
  return {
    getSecondFactor: defineCall(`GET /${role}/second-factor`, {
      ...own,
      ...ownInSupport[role as Role],
      summary: 'Which second factors one has',
      response: SecondFactor,
      reads: ['second-factor'],
    }),
    confirmOwner: defineCall(`POST /${role}/second-factor/confirm`, {
      ...own,
      summary: 'Show that the account is yours, by password or second factor, to change the latter',
      body: Confirmation,
      response: written(Confirmed),
    }),
    getPasskeyOptions: defineCall(`POST /${role}/second-factor/passkey-options`, {
      ...own,
      summary: 'What a browser needs to ask for one of your passkeys, for confirm',
      body: z.unknown().optional(),
      response: PasskeyOptions,
    }),
    beginApp: defineCall(`POST /${role}/second-factor/begin-app`, {
      ...own,
      summary: 'A new secret for an authenticator app; kept once its first code is there',
      body: WithProof,
      response: written(NewAuthenticatorApp),
    }),
    addApp: defineCall(`POST /${role}/second-factor/add-app`, {
      ...change,
      summary: 'Turn the authenticator app on by its first code',
      body: AuthenticatorAppAdded,
      response: written(RecoveryCodes),
    }),
    removeApp: defineCall(`POST /${role}/second-factor/remove-app`, {
      ...change,
      summary: 'Remove the authenticator app',
      body: WithProof,
    }),
    beginPasskey: defineCall(`POST /${role}/second-factor/begin-passkey`, {
      ...own,
      summary: 'What a browser needs to make a passkey',
      body: WithProof,
      response: PasskeyOptions,
    }),
    addPasskey: defineCall(`POST /${role}/second-factor/add-passkey`, {
      ...change,
      summary: 'Add the passkey that was made',
      body: PasskeyAdded,
      response: written(RecoveryCodes),
    }),
    renamePasskey: defineCall(`PUT /${role}/second-factor/rename-passkey/:id`, {
      ...change,
      summary: 'Give a passkey another name',
      body: PasskeyRenamed,
    }),
    removePasskey: defineCall(`POST /${role}/second-factor/remove-passkey/:id`, {
      ...change,
      summary: 'Remove a passkey',
      body: WithProof,
    }),
    renewRecoveryCodes: defineCall(`POST /${role}/second-factor/recovery-codes`, {
      ...change,
      summary: 'Ten new recovery codes in the place of the old ones',
      body: WithProof,
      response: written(RecoveryCodes),
    }),
    turnOff: defineCall(`POST /${role}/second-factor/turn-off`, {
      ...change,
      summary: 'Remove the authenticator app, all passkeys and the recovery codes',
      body: WithProof,
    }),
  };
};

export const secondFactorCalls = { seller: callsOf('seller'), admin: callsOf('admin') };
