import type { Operation, Response } from './document.ts';

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** Every way in which a call may be refused (docs/behaviour/api.md#errors), to be referred to. */
export const refusals: Record<string, Response> = {
  Malformed: { description: 'The request could not be understood', content },
  LogInRequired: { description: 'No token, or one that is not valid any more', content },
  NotAllowed: {
    description: 'Known, but not allowed to do this; or sent by the page of another site',
    content,
  },
  NotFound: { description: 'Not there, or not yours', content },
  Conflict: { description: 'Taken, in use, or changed in the meantime', content },
  TooLarge: { description: 'Larger than can be accepted', content },
  UnsupportedType: { description: 'This kind of content is not accepted', content },
  Invalid: { description: 'Fields are not valid; `fields` names them', content },
  TooMany: {
    description: 'Too many attempts, or more files than a seller can send a day',
    headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    content,
  },
  DiskFull: { description: 'No room for more files at the moment', content },
  Overloaded: { description: 'Overloaded; to be tried again in a moment', content },
};

const statuses: Record<string, string> = {
  400: 'Malformed',
  401: 'LogInRequired',
  403: 'NotAllowed',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'UnsupportedType',
  422: 'Invalid',
  429: 'TooMany',
  503: 'Overloaded',
  507: 'DiskFull',
};

/** Returns the refusals of an operation, by its input and its policy. */
export function refusalsOf(method: string, operation: Operation): Record<string, Response> {
  const { parameters = [], requestBody } = operation;
  const guarded = operation['x-policy'] !== 'anyone';
  const writes = method !== 'get';
  const possible: [status: number, whether: boolean][] = [
    [400, requestBody !== undefined || parameters.some((parameter) => parameter.in === 'query')],
    [401, guarded],
    [403, guarded || writes],
    [404, parameters.some((parameter) => parameter.in === 'path') || writes],
    [409, guarded && writes],
    [413, requestBody !== undefined],
    [415, requestBody !== undefined],
    [422, requestBody !== undefined],
    [429, writes],
    [503, true],
    [507, requestBody?.content['multipart/form-data'] !== undefined],
  ];
  return Object.fromEntries(
    possible
      .filter(([status, whether]) => whether && operation.responses[status] === undefined)
      .map(([status]) => [status, { $ref: `#/components/responses/${statuses[status]}` }]),
  );
}
