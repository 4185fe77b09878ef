import { language } from '#texts/language.ts';
import { type CallResult, connectionLost, readFailure } from '../../api-client.ts';

type SendOptions = {
  method: string;
  token: string;
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal;
};

/**
 * Sends a multipart form below `/api` and reports the upload's progress, which fetch cannot.
 * Rejects only when aborted.
 */
export function sendForm<T>(
  path: string,
  form: FormData,
  { method, token, onProgress, signal }: SendOptions,
): Promise<CallResult<T>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, `/api${path}`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', language);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => resolve(resultOf<T>(request)));
    request.addEventListener('error', () => resolve({ ok: false, failure: connectionLost }));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function resultOf<T>(request: XMLHttpRequest): CallResult<T> {
  const body = parsed(request.responseText);
  if (request.status >= 200 && request.status < 300) {
    return { ok: true, data: body as T, headers: new Headers() };
  }
  const details = typeof body === 'object' && body !== null ? body : {};
  const failure = readFailure(request.status, details, request.getResponseHeader('Retry-After'));
  return { ok: false, failure };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns a multipart form of `fields`: without what is undefined, and empty where one is null. */
export function formDataOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value ?? ''));
  }
  return form;
}
