import Fastify from 'fastify';

/** An answer as it was recorded, to be sent again and again. */
export type Recorded = { headers: Record<string, string>; body: string };

// The yardstick: Fastify alone, one route an answer, sending the same bytes with the same headers.
process.once('message', (answers: Recorded[]) => {
  void serve(answers).then((url) => process.send?.(url));
});

async function serve(answers: Recorded[]): Promise<string> {
  const app = Fastify();
  for (const [number, { headers, body }] of answers.entries()) {
    const bytes = Buffer.from(body, 'base64');
    app.get(`/${number}`, (_request, reply) => {
      reply.headers(headers).send(bytes);
    });
  }
  return app.listen({ port: 0, host: '127.0.0.1' });
}
