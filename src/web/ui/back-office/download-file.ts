import type { CallAddress, CallInput, CallTypes } from '#contracts/calls/call.ts';
import { callFile } from '../api-client.ts';
import type { BackOfficeRole } from './back-office-role.ts';
import { callError } from './calls.ts';
import { readToken } from './session.ts';

/** Returns a file of the API; throws the API's message where it is refused. */
export async function fetchFile<T extends CallTypes & { response: Blob }>(
  role: BackOfficeRole,
  call: CallAddress<T>,
  input: CallInput<T>,
  signal?: AbortSignal,
): Promise<Blob> {
  const token = readToken(role) ?? '';
  const result = await callFile(call, input, { token, ...(signal && { signal }) });
  if (!result.ok) throw callError(result.failure);
  return result.data;
}

/** Downloads a file from the API; throws the API's message where it is refused. */
export async function downloadFile<T extends CallTypes & { response: Blob }>(
  role: BackOfficeRole,
  call: CallAddress<T>,
  input: CallInput<T>,
  name: string,
): Promise<void> {
  saveFile(await fetchFile(role, call, input), name);
}

/** Saves content of this page as a file on the user's device. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves data as a file that people and programs can read. */
export function saveJson(data: object, name: string): void {
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name);
}
