import swagger from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CallForm } from '#contracts/calls/call.ts';
import type { UploadKind } from '#contracts/media.ts';
import { type Access, isClosedToKeys, scopesOf } from '#contracts/policy.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from './app.ts';
import { apiReference } from './openapi/api-reference.ts';
import { completeDocument } from './openapi/complete-document.ts';
import type { Document } from './openapi/document.ts';
import { nameSchemas } from './openapi/named-schemas.ts';

const kinds: Record<UploadKind, string> = {
  image: 'A picture (JPEG, PNG, GIF, WebP or AVIF) of at most 10 MB',
  video: 'A video (MP4 or MOV) of at most 20 MB',
  table: 'A table of products (CSV or XLSX) of at most 10 MB and 5,000 rows',
  document: 'A document (PDF, JPEG, PNG or WebP) of at most 10 MB',
  archive: 'A ZIP file of pictures and videos of at most 200 MB',
};

/**
 * Returns a multipart body in JSON Schema: its text fields, and its files as optional binary parts.
 */
function formSchema({ fields, files }: CallForm): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' });
  const parts = Object.entries(files).map(([name, kind]) => [
    name,
    { type: 'string', format: 'binary', description: kinds[kind] },
  ]);
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(parts) } };
}

const description =
  `Lists are bare arrays with \`page\`, \`limit\`, \`sort\`, \`order\` and \`q\`; the headers
X-Total-Count and Link tell the rest. Writes answer \`{ success, message, data }\`, failures
\`{ message, code, fields? }\` with a true status. Tokens come from the two log-in calls, API keys from
the back offices; both travel as \`Authorization: Bearer\`. A write with \`Idempotency-Key\` is made once, however often it is
sent within a day.`.replaceAll('\n', ' ');

/** Returns by what a call can be made: a session, or an API key with one of these scopes where none is closed to it. */
const securityOf = (access: Access) => [
  { bearer: [] },
  ...(isClosedToKeys(access) ? [] : [{ apiKey: scopesOf(access) }]),
];

/** Collects the routes that are added from now on, for the description of the API. */
export async function describeRoutes(app: Api, context: AppContext): Promise<void> {
  nameSchemas();
  await app.register(swagger, {
    convertConstToEnum: false,
    openapi: {
      openapi: '3.1.0',
      info: { title: `${context.site.name} API`, version: '1.0.0', description },
      servers: [{ url: '/api' }],
      tags: [
        { name: 'public', description: 'Open to everybody' },
        { name: 'seller', description: 'For sellers: log-in, own products, profile' },
        { name: 'admin', description: 'For admins' },
        { name: 'operation', description: 'For whoever runs the marketplace' },
      ],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: "A seller's token for seller calls, an admin's for admin calls",
          },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description:
              "An API key (`dhow_…`) with the scope that a call names: a permission of an admin's, or a role of a seller's staff, which includes those that may do less",
          },
        },
      },
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      const { access, form } = input.route.config ?? {};
      const described = {
        ...schema,
        'x-policy': access?.policy,
        ...(access && 'permission' in access && { 'x-permission': access.permission }),
        ...(access && 'staff' in access && { 'x-staff': access.staff }),
        ...(access && access.policy !== 'anyone' && { security: securityOf(access) }),
        ...(form && { body: formSchema(form), consumes: ['multipart/form-data'] }),
      };
      return { schema: described, url };
    },
    transformObject: (input) =>
      completeDocument(jsonSchemaTransformObject(input) as unknown as Document) as never,
  });
}

/** The description of the API, for programs and for people. */
export function apiDescription(app: Api): void {
  app.get(
    '/openapi.json',
    { config: { access: { policy: 'anyone' }, kept: false }, schema: { hide: true } },
    async () => app.swagger(),
  );
  apiReference(app);
}
