import type { CallFailure } from '../../api-client.ts';
import type { CallError } from '../calls.ts';

/** Returns the error to throw for a refused call. */
export const failed = (failure: CallFailure): CallError =>
  Object.assign(new Error(failure.message), { failure });
