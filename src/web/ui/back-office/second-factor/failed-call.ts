import type { CallFailure } from '../../api-client.ts';
import type { CallError } from '../calls.ts';

/** What to throw for a call that was refused. */
export const failed = (failure: CallFailure): CallError =>
  Object.assign(new Error(failure.message), { failure });
