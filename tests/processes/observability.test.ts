import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SmtpServer, startSmtpServer } from '#tests/outages/support/smtp-server.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { type S3Server, startS3Server } from '#tests/support/files/s3-server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const TOKEN = 'a token of the tests';
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACE_PARENT = `00-${TRACE_ID}-00f067aa0ba902b7-01`;
const SEARCHED = 'walnutbureau';
const ADMIN = { ADMIN_EMAIL: 'mira@haddad.example', ADMIN_PASSWORD: 'quiet harbour at dusk' };

let server: TestServer;
let metricsPort: number;
let collector: Server;
let s3: S3Server;
let smtp: SmtpServer;
const traced: Buffer[] = [];

beforeAll(async () => {
  metricsPort = await freePort();
  collector = createServer(async (request, response) => {
    for await (const chunk of request) traced.push(chunk as Buffer);
    response.end();
  });
  const collectorPort = await freePort();
  await new Promise<void>((open) => collector.listen(collectorPort, '127.0.0.1', open));
  s3 = await startS3Server();
  smtp = await startSmtpServer();
  const port = await freePort();
  server = await startServer({
    ...ADMIN,
    PORT: String(port),
    // What asks here is the proxy before the shop.
    TRUST_PROXY: '1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    MEDIA_URL: `s3://${s3.settings.bucket}/shop`,
    S3_ENDPOINT: s3.settings.endpoint,
    S3_REGION: s3.settings.region,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'no-reply@dhow.example',
    LOG_LEVEL: 'info',
    LOG_KEPT_PAGES: '0',
    SLOW_QUERY_MS: '1',
    METRICS_PORT: String(metricsPort),
    METRICS_TOKEN: TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
    OTEL_SERVICE_NAME: 'shop-of-the-tests',
  });
});
afterAll(async () => {
  await server?.stop();
  collector?.close();
  await s3?.close();
  await smtp?.stop();
});

type Line = Record<string, unknown> & { req?: { path: string }; msg?: string; reqId?: string };

const lines = (): Line[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
const linesOf = (id: string) => lines().filter(({ reqId }) => reqId === id);
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers });
const metrics = (token = TOKEN) =>
  fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
const numberOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1],
  );

describe('the log', () => {
  test('has one line a request, under the id that a proxy gave it', async () => {
    const answer = await ask('/api/get-category?q=secretly', { 'x-request-id': 'edge-7' });
    expect(answer.headers.get('x-request-id')).toBe('edge-7');
    await expect.poll(() => linesOf('edge-7').filter(({ req }) => req)).toHaveLength(1);
    expect(linesOf('edge-7').at(-1)).toMatchObject({
      req: { method: 'GET', path: '/api/get-category' },
      res: { statusCode: 200 },
      msg: 'request completed',
    });
    expect(server.output()).not.toContain('secretly');
  });

  test('takes over no id that is not one', async () => {
    const answer = await ask('/api/get-category', { 'x-request-id': 'two words' });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('has none for a view, and one for what was no view', async () => {
    const tell = (id: string, view: object) =>
      fetch(`${server.url}/api/view`, {
        method: 'POST',
        headers: { 'x-request-id': id, 'content-type': 'application/json' },
        body: JSON.stringify(view),
      });
    const view = { page: 'product', id: 'a'.repeat(20), region: 'IN' };
    expect((await tell('view-1', view)).status).toBe(204);
    expect((await tell('view-2', { ...view, region: 'XX' })).status).toBe(422);
    await expect.poll(() => linesOf('view-2').filter(({ req }) => req)).toHaveLength(1);
    expect(linesOf('view-1')).toEqual([]);
  });

  test('leaves out what was kept where it is told to', async () => {
    await ask('/about', { 'x-request-id': 'first-1' });
    await ask('/about', { 'x-request-id': 'kept-1' });
    await ask('/nowhere', { 'x-request-id': 'last-1' });
    await expect.poll(() => linesOf('last-1').filter(({ req }) => req)).toHaveLength(1);
    expect(linesOf('first-1').filter(({ req }) => req)).toHaveLength(1);
    expect(linesOf('kept-1')).toEqual([]);
  });

  test('has slow statements without values, under the id of their request', async () => {
    await ask(`/api/get-product?q=${SEARCHED}`, { 'x-request-id': 'search-1' });
    await expect
      .poll(() => linesOf('search-1').filter(({ msg }) => msg === 'a slow statement').length)
      .toBeGreaterThan(0);
    const [slow] = linesOf('search-1').filter(({ msg }) => msg === 'a slow statement');
    expect(slow).toMatchObject({
      statement: expect.stringMatching(/^(select|with) /),
      failed: false,
    });
    expect(server.output()).not.toContain(SEARCHED);
  });
});

describe('metrics', () => {
  test('count requests by class and status, and what was kept', async () => {
    const page = 'dhow_http_requests_total{route_class="page",status="200",worker="1"}';
    const kept = (text: string) =>
      numberOf(
        text,
        'dhow_http_request_duration_seconds_count{route_class="page",kept="true",worker="1"}',
      );
    await ask('/about');
    const before = await (await metrics()).text();
    for (let number = 0; number < 5; number += 1) await ask('/about');
    await expect
      .poll(async () => numberOf(await (await metrics()).text(), page))
      .toBe(numberOf(before, page) + 5);
    expect(kept(await (await metrics()).text())).toBe(kept(before) + 5);
  });

  test('tell what maintenance refuses apart from what fails', async () => {
    const send = async (path: string, method: string, body: object, headers = {}) =>
      fetch(`${server.url}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const { ADMIN_EMAIL: emailOrPhone, ADMIN_PASSWORD: password } = ADMIN;
    const login = await send('/admin/login', 'POST', { emailOrPhone, password });
    const headers = { authorization: `Bearer ${(await login.json()).token}` };
    const words = { en: 'Back at six.', ar: 'نعود في السادسة.', hi: 'छह बजे वापस।' };
    const turn = async (isOn: boolean) =>
      (await send('/admin/change-maintenance', 'PUT', { isOn, words }, headers)).status;
    const health = async () => {
      const answer = await ask('/api/admin/system-health', headers);
      expect(answer.status).toBe(200);
      return (await answer.json()).processes[0];
    };
    const { failures } = await health();
    expect(await turn(true)).toBe(200);
    const writing = { name: 'Asma', email: 'asma@readers.example', message: 'Is it here?' };
    for (let number = 0; number < 3; number += 1) {
      expect((await send('/contact', 'POST', writing)).status).toBe(503);
    }
    expect(await turn(false)).toBe(200);
    const text = await (await metrics()).text();
    const of = (labels: string) =>
      `dhow_http_requests_total{route_class="api-public",status="503",${labels}worker="1"}`;
    expect(numberOf(text, of('by="maintenance",'))).toBe(3);
    expect([of(''), text.includes(`${of('')} 0`)]).toEqual([of(''), true]);
    expect((await health()).failures).toBe(failures);
  });

  test('tell of the database, the jobs and the process', async () => {
    await ask('/api/get-sellers');
    const text = await (await metrics()).text();
    expect(numberOf(text, 'dhow_database_up')).toBe(1);
    expect(numberOf(text, 'dhow_pictures_waiting')).toBe(0);
    expect(
      numberOf(text, 'dhow_database_statement_duration_seconds_count{worker="1"}'),
    ).toBeGreaterThan(0);
    expect(numberOf(text, 'process_resident_memory_bytes{worker="1"}')).toBeGreaterThan(10_000_000);
    expect(text).toMatch(
      /^dhow_job_last_success_timestamp_seconds\{work="pictures",worker="1"\} \d+/m,
    );
    expect(text).toMatch(/^dhow_build_info\{version="\d+\.\d+\.\d+",node="v\d/m);
    expect(text).not.toContain('/about');
  });

  test('are for who has the token, at their own port alone', async () => {
    expect((await metrics('another token, as long')).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
    expect((await ask('/metrics', { authorization: `Bearer ${TOKEN}` })).status).toBe(404);
  });
});

test('traces have the request, the page, its statements and no values, within the caller’s trace', async () => {
  const answer = await ask(`/shop?q=${SEARCHED}`, { traceparent: TRACE_PARENT });
  const ours = answer.headers.get('traceparent') ?? '';
  expect(ours).toMatch(new RegExp(`^00-${TRACE_ID}-[0-9a-f]{16}-01$`));
  expect(ours).not.toBe(TRACE_PARENT);
  const sent = () => Buffer.concat(traced);
  await expect.poll(() => sent().includes(Buffer.from(TRACE_ID, 'hex'))).toBe(true);
  for (const text of ['shop-of-the-tests', 'GET /*', 'render page', 'db.query.summary']) {
    expect(sent().includes(text), text).toBe(true);
  }
  expect(sent().includes(SEARCHED)).toBe(false);
});

/** The names of the spans of a trace, as they lie in what the collector was sent. */
function spanNames(traceId: string): string[] {
  const sent = Buffer.concat(traced);
  const id = Buffer.from(traceId, 'hex');
  const names: string[] = [];
  for (let at = sent.indexOf(id); at >= 0; at = sent.indexOf(id, at + 1)) {
    // Its own id and its parent's are eight bytes each, before the name.
    const [own, parent] = [at + id.length, at + id.length + 10];
    const name = sent[parent] === 0x22 ? parent + 10 : parent;
    if (sent[own] !== 0x12 || sent[name] !== 0x2a) continue;
    names.push(sent.toString('utf8', name + 2, name + 2 + (sent[name + 1] ?? 0)));
  }
  return names;
}

describe('what a request asks of others', () => {
  test('names it to the object storage, in a span of its trace', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const logIn = await fetch(`${server.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailOrPhone: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
    });
    const { token } = (await logIn.json()) as { token: string };
    const picture = await scene(500, 400).jpeg().toBuffer();
    const form = multipart({ name: 'Lamps', status: 'LISTED' }, [file('image', picture)]);
    const answer = await fetch(`${server.url}/api/admin/add-category`, {
      method: 'POST',
      headers: {
        ...form.headers,
        authorization: `Bearer ${token}`,
        'x-request-id': 'upload-1',
        traceparent: `00-${traceId}-b7ad6b7169203331-01`,
      },
      body: new Uint8Array(form.payload),
    });
    expect(answer.status).toBe(201);
    const puts = s3.asked.filter(({ headers }) => headers['x-request-id'] === 'upload-1');
    expect(puts.map(({ method }) => method)).toContain('PUT');
    for (const { headers } of puts) {
      expect(headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
      expect(headers.traceparent).not.toContain('b7ad6b7169203331');
    }
    await expect
      .poll(() => spanNames(traceId))
      .toEqual(expect.arrayContaining(['POST /api/admin/add-category', 'store put']));
  });

  test('is named where the mail that it has queued is sent, in a span of the delivery', async () => {
    const answer = await fetch(`${server.url}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'news-1' },
      body: JSON.stringify({ email: 'reader@readers.example' }),
    });
    expect(answer.status).toBe(200);
    const sent = () => linesOf('news-1').find(({ msg }) => msg === 'a mail was sent');
    await expect.poll(sent).toBeDefined();
    expect(sent()).toMatchObject({ job: 'mails', mail: expect.any(String), attempts: 1 });
    expect(smtp.mails.map(({ to }) => to)).toContain('reader@readers.example');
    expect(server.output()).not.toContain('reader@readers.example');
    const { traceId } = sent() as { traceId?: string };
    await expect
      .poll(() => spanNames(traceId ?? ''))
      .toEqual(expect.arrayContaining(['job mails', 'send mail']));
    expect(Buffer.concat(traced).includes('news-1')).toBe(true);
  });
});
