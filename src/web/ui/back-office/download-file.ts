import { callPathFile } from '../api-client.ts';
import type { BackOfficeRole } from './back-office-role.ts';
import { readToken } from './session.ts';

/** Hands the reader a file that the API makes; throws what it says where it does not. */
export async function downloadFile(
  role: BackOfficeRole,
  path: string,
  name: string,
): Promise<void> {
  const result = await callPathFile(path, readToken(role) ?? '');
  if (!result.ok)
    throw Object.assign(new Error(result.failure.message), { failure: result.failure });
  saveFile(result.data, name);
}

/** Saves what is here already as a file of the reader's. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves data of ours as a file that people and programs can read. */
export function saveJson(data: object, name: string): void {
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name);
}
