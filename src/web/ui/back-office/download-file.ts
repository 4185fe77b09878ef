import { callPathFile } from '../api-client.ts';
import type { BackOfficeRole } from './back-office-role.ts';
import { readToken } from './session.ts';

/** Downloads a file from the API; throws the API's message where it is refused. */
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
