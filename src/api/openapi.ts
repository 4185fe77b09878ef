import swagger from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from './app.ts';
import { apiReference } from './openapi/api-reference.ts';
import { completeDocument } from './openapi/complete-document.ts';
import type { Document } from './openapi/document.ts';
import { formSchema } from './openapi/form-schema.ts';
import { nameSchemas } from './openapi/named-schemas.ts';

const description =
  `Lists are bare arrays with \`page\`, \`limit\`, \`sort\`, \`order\` and \`q\`; the headers
X-Total-Count and Link tell the rest. Writes answer \`{ success, message, data }\`, failures
\`{ message, code, fields? }\` with a true status. Tokens come from the two log-in calls and travel as
\`Authorization: Bearer\`.`.replaceAll('\n', ' ');

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
        ...(access?.policy !== 'anyone' && { security: [{ bearer: [] }] }),
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
