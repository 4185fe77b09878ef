import { z } from 'zod';
import type { Role } from '#contracts/account.ts';
import { Id } from '#contracts/id.ts';
import { Done, written } from '#contracts/response.ts';
import {
  AuthenticatorAppAdded,
  NewAuthenticatorApp,
  PasskeyAdded,
  PasskeyOptions,
  PasskeyRenamed,
  RecoveryCodes,
  WithProof,
} from '#contracts/second-factor.ts';
import type { AppContext } from '#services/app-context.ts';
import { addApp, beginApp, removeApp } from '#services/second-factor/change-app.ts';
import {
  addPasskey,
  beginPasskey,
  changePasskeyName,
  removePasskey,
} from '#services/second-factor/change-passkeys.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { requireActor } from '../require-actor.ts';

const oneOf = z.object({ id: Id });
const success = (message: string) => ({ success: true as const, message });

/** The authenticator app and the passkeys of whoever asks. */
export function ownFactors(app: Api, context: AppContext, role: Role): void {
  const config = { policy: role, isForSetUp: true } as const;
  const tags = [role];
  const path = (rest: string) => `/${role}/second-factor${rest}`;

  app.post(
    path('/begin-app'),
    {
      config,
      schema: {
        tags,
        summary: 'A new secret for an authenticator app; kept once its first code is there',
        body: WithProof,
        response: { 200: written(NewAuthenticatorApp) },
      },
    },
    async (request) => {
      const begun = await beginApp(context, requireActor(request), request.body.proof);
      return done('Scan the code with your app', begun);
    },
  );

  app.post(
    path('/add-app'),
    {
      config,
      schema: {
        tags,
        summary: 'Turn the authenticator app on by its first code',
        body: AuthenticatorAppAdded,
        response: { 200: written(RecoveryCodes) },
      },
    },
    async (request) => {
      const recoveryCodes = await addApp(context, requireActor(request), request.body);
      return done('Your authenticator app is set up', { recoveryCodes });
    },
  );

  app.post(
    path('/remove-app'),
    {
      config,
      schema: {
        tags,
        summary: 'Remove the authenticator app',
        body: WithProof,
        response: { 200: Done },
      },
    },
    async (request) => {
      await removeApp(context, requireActor(request), request.body.proof);
      return success('The authenticator app is removed');
    },
  );

  app.post(
    path('/begin-passkey'),
    {
      config,
      schema: {
        tags,
        summary: 'What a browser needs to make a passkey',
        body: WithProof,
        response: { 200: PasskeyOptions },
      },
    },
    async (request) => ({
      options: await beginPasskey(context, requireActor(request), request.body.proof),
    }),
  );

  app.post(
    path('/add-passkey'),
    {
      config,
      schema: {
        tags,
        summary: 'Add the passkey that was made',
        body: PasskeyAdded,
        response: { 200: written(RecoveryCodes) },
      },
    },
    async (request) => {
      const recoveryCodes = await addPasskey(context, requireActor(request), request.body);
      return done('The passkey is added', { recoveryCodes });
    },
  );

  app.put(
    path('/rename-passkey/:id'),
    {
      config,
      schema: {
        tags,
        summary: 'Give a passkey another name',
        params: oneOf,
        body: PasskeyRenamed,
        response: { 200: Done },
      },
    },
    async (request) => {
      await changePasskeyName(context, requireActor(request), request.params.id, request.body);
      return success('The passkey is renamed');
    },
  );

  app.post(
    path('/remove-passkey/:id'),
    {
      config,
      schema: {
        tags,
        summary: 'Remove a passkey',
        params: oneOf,
        body: WithProof,
        response: { 200: Done },
      },
    },
    async (request) => {
      await removePasskey(context, requireActor(request), request.params.id, request.body.proof);
      return success('The passkey is removed');
    },
  );
}
