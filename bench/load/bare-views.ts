import Fastify from 'fastify';

// Where views are told while a process is measured without them, so that whoever tells them takes the same time.
const app = Fastify();
app.removeContentTypeParser('text/plain');
app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
  done(null, body),
);
app.post('/api/view', (_request, reply) => reply.code(204).send());
void app.listen({ port: 0, host: '127.0.0.1' }).then((url) => process.send?.(url));
