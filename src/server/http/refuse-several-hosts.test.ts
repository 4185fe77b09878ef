import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendError } from '#api/error-handler.ts';
import { refuseSeveralHosts } from './security-headers.ts';

test('a request that names two hosts is refused, whichever is ours', async () => {
  const app = Fastify();
  refuseSeveralHosts(app);
  app.setErrorHandler(sendError);
  app.get('/', () => 'answered');
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const ask = async (...headers: string[]) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(['GET / HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'));
    return text(socket);
  };
  expect(await ask('Host: shop.example')).toMatch(/^HTTP\/1\.1 200 [\s\S]*answered$/);
  for (const second of ['Host: evil.example', 'hOsT: shop.example', 'Host:']) {
    const answer = await ask('Host: shop.example', second);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"malformed"/);
  }
  await app.close();
});
