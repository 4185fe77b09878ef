import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { newId } from '#database/new-id.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { failure } from '../failure.ts';
import { keyFor } from '../second-factor/authenticator-app.ts';

/** A write of the API that a tool has shown, and makes once it is confirmed. */
const AskedCall = z.object({
  method: z.enum(['POST', 'PUT']),
  url: z.string(),
  body: z.looseObject({}),
});
export type AskedCall = z.output<typeof AskedCall>;

const MINUTES = 10;
const signingKey = (context: Pick<AppContext, 'tokenSecret'>) =>
  keyFor(context, 'change by a tool');

/** Returns what confirms a call by the same API key, for ten minutes. */
export async function confirmationOf(
  context: Pick<AppContext, 'tokenSecret' | 'now'>,
  keyId: string,
  call: AskedCall,
): Promise<{ confirmation: string; expiresAt: string }> {
  const expiresAt = new Date(context.now().getTime() + MINUTES * 60_000);
  const confirmation = await new SignJWT({ call })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(keyId)
    .setJti(newId())
    .setExpirationTime(expiresAt)
    .sign(signingKey(context));
  return { confirmation, expiresAt: expiresAt.toISOString() };
}

/** Returns the call that a confirmation is for, and its own number; 400 where it is another key's, or over. */
export async function readConfirmation(
  context: Pick<AppContext, 'tokenSecret' | 'now'>,
  keyId: string,
  confirmation: string,
): Promise<{ call: AskedCall; number: string }> {
  try {
    const { payload } = await jwtVerify(confirmation, signingKey(context), {
      algorithms: ['HS256'],
      subject: keyId,
      requiredClaims: ['exp', 'jti'],
      currentDate: context.now(),
    });
    return { call: AskedCall.parse(payload.call), number: payload.jti ?? '' };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw failure(400, 'not-confirmed', said('linkUsedUp'));
  }
}
