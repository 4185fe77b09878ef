import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

type Keys = { accessKeyId: string; secretAccessKey: string; region: string };

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const percent = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Checks an AWS signature (version 4, in the Authorization header) anew from the published
 * algorithm; returns the error code S3 would give, or null when it is right.
 */
export function signatureFault(request: IncomingMessage, keys: Keys): string | null {
  const [, credential = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const [accessKeyId, day = '', region, service, end] = credential.split('/');
  if (!signature) return 'AccessDenied';
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region || service !== 's3' || end !== 'aws4_request') {
    return 'AuthorizationHeaderMalformed';
  }

  const sentAt = String(request.headers['x-amz-date']);
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(sentAt) ?? [];
  const age = Date.now() - Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
  if (!(Math.abs(age) < 15 * 60_000)) return 'RequestTimeTooSkewed';

  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = url.pathname
    .split('/')
    .map((part) => percent(decodeURIComponent(part)))
    .join('/');
  const query = [...url.searchParams].map(([key, value]) => `${percent(key)}=${percent(value)}`);
  const headers = signed.split(';').map((name) => `${name}:${request.headers[name] ?? ''}\n`);
  const canonical = [
    request.method,
    path,
    query.sort().join('&'),
    headers.join(''),
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n');

  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', sentAt, scope, hash(canonical)].join('\n');
  const key = [day, keys.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  );
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}
