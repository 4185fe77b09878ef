import type { Document, Operation } from './document.ts';
import { refusals, refusalsOf } from './refusals.ts';

const listHeaders = {
  'X-Total-Count': { $ref: '#/components/headers/TotalCount' },
  Link: { $ref: '#/components/headers/Link' },
};

const LENGTH_OF_LISTS =
  'Answers at most 100 rows, and 100 where no `limit` is given (twelve, where the summary says so): `X-Total-Count` tells how many there are in all, and `Link` with `rel="next"` where those that follow are.';

/** Adds everything that holds for all routes of a kind. */
export function completeDocument(document: Document): Document {
  const paths: Document['paths'] = {};
  for (const [path, methods] of Object.entries(document.paths)) {
    paths[path] = {};
    for (const [method, operation] of Object.entries(methods)) {
      paths[path][method] = completeOperation(method, path, operation);
    }
  }
  const components = {
    ...document.components,
    responses: refusals,
    headers: {
      TotalCount: {
        description: 'How many rows there are in all; `10000+` where counting stopped there',
        schema: { type: 'string' },
      },
      Link: {
        description: 'The address of the rows that follow, with `rel="next"`; not sent at the end',
        schema: { type: 'string' },
      },
      RetryAfter: {
        description: 'After how many seconds to try again',
        schema: { type: 'integer' },
      },
    },
  };
  return withoutUnused({ ...document, paths, components });
}

function completeOperation(method: string, path: string, operation: Operation): Operation {
  const responses = { ...describeResponses(operation), ...refusalsOf(method, operation) };
  const success = responses['200'];
  const isList = operation.parameters?.some((parameter) => parameter.name === 'after');
  if (success && isList) responses['200'] = { ...success, headers: listHeaders };
  const told = [operation.description, isList ? LENGTH_OF_LISTS : undefined].filter(Boolean);
  const description = told.join(' ');
  return {
    operationId: operationName(method, path),
    ...operation,
    ...(description && { description }),
    responses,
  };
}

/** OpenAPI requires a description; where a route has none, a general word is used. */
function describeResponses({ responses }: Operation): Operation['responses'] {
  const described = Object.entries(responses).map(([status, response]) => {
    const plain = response.description === 'Default Response';
    return [status, plain ? { ...response, description: 'Success' } : response];
  });
  return Object.fromEntries(described);
}

/** `get` of `/get-category/{id}` → `getGetCategoryById`. */
function operationName(method: string, path: string): string {
  const words = path.replace(/\{(\w+)\}/g, 'by $1').match(/[a-zA-Z]+/g) ?? [];
  const named = [method, ...words].map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
  return named[0]?.toLowerCase() + named.slice(1);
}

/** Removes names that nothing refers to, and those that only they refer to. */
function withoutUnused(document: Document): Document {
  let schemas = document.components.schemas;
  for (;;) {
    const text = JSON.stringify({ ...document, components: { ...document.components, schemas } });
    const used = Object.entries(schemas).filter(([name]) =>
      text.includes(`"#/components/schemas/${name}"`),
    );
    if (used.length === Object.keys(schemas).length) break;
    schemas = Object.fromEntries(used);
  }
  return { ...document, components: { ...document.components, schemas } };
}
