import { z } from 'zod';
import type { Role } from '../account.ts';
import { ApiKey, apiKeyInputs, MadeApiKey } from '../api-key.ts';
import { ownAccount, ownInSupport } from '../policy.ts';
import { written } from '../response.ts';
import { defineCall } from './call.ts';

const callsOf = <const R extends Role>(role: R) => {
  const change = { ...ownAccount[role as Role], changes: ['api-keys', 'audit'] } as const;
  return {
    getKeys: defineCall(`GET /${role}/get-api-keys`, {
      ...ownInSupport[role as Role],
      summary: 'Your API keys, and all others where you decide on people',
      response: z.array(ApiKey),
      reads: ['api-keys'],
    }),
    addKey: defineCall(`POST /${role}/add-api-key`, {
      ...change,
      summary: 'Make an API key, which is told once, after showing that the account is yours',
      body: apiKeyInputs[role],
      response: written(MadeApiKey),
      status: 201,
    }),
    revokeKey: defineCall(`DELETE /${role}/revoke-api-key/:keyId`, {
      ...change,
      summary: 'Revoke an API key: it is refused from the next call on',
      inMaintenance: 'answered',
    }),
  };
};

export const apiKeyCalls = { seller: callsOf('seller'), admin: callsOf('admin') };
