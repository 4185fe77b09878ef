import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Api } from '../app.ts';

const gzip = promisify(zlib.gzip);

/** The files of Swagger UI that the page loads, with their types. */
const files = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

const style = `
body { margin: 0; background: #f8f5f0; color: #12100e }
.swagger-ui .wrapper, .swagger-ui .information-container { padding: 0 1rem; max-width: 72rem }
.swagger-ui .info { margin: 2rem 0 1rem }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: #0f3a3c }
`;

// There is only one server to choose; a validator would be called over the network.
const script = `
SwaggerUIBundle({
  dom_id: '#reference',
  url: 'openapi.json',
  validatorUrl: null,
  deepLinking: true,
  showExtensions: true,
  defaultModelsExpandDepth: 0,
  plugins: [() => ({ wrapComponents: { ServersContainer: () => () => null } })],
});
`;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>
<link rel="stylesheet" href="docs/swagger-ui.css">
<style>${style}</style>
</head>
<body>
<div id="reference"></div>
<noscript><p>This page needs scripts. Programs read <a href="openapi.json">openapi.json</a>.</p></noscript>
<script src="docs/swagger-ui-bundle.js"></script>
<script>${script}</script>
</body>
</html>
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'self' ${hashOf(script)}`,
  `style-src 'self' ${hashOf(style)}`,
  // The style sheet draws its arrows and locks.
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Adds the description of the API for people: Swagger UI, with nothing from elsewhere. */
export function apiReference(app: Api): void {
  const options = {
    config: { access: { policy: 'anyone' }, kept: false },
    schema: { hide: true },
  } as const;

  app.get('/docs', options, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy)
      .send(page),
  );

  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('@fastify/swagger-ui')), 'static');
  for (const [name, type] of Object.entries(files)) {
    let compressed: Promise<Buffer> | undefined;
    app.get(`/docs/${name}`, options, async (_request, reply) => {
      compressed ??= readFile(join(folder, name)).then((file) => gzip(file));
      return reply
        .type(type)
        .header('content-encoding', 'gzip')
        .header('cache-control', 'public, max-age=3600')
        .send(await compressed);
    });
  }
}
