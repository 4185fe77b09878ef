/** The parts of an OpenAPI 3.1 document that ours has. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
};

export type Content = Record<string, { schema: Schema }>;
export type Response = {
  $ref?: string;
  description?: string;
  content?: Content;
  headers?: Record<string, { $ref: string }>;
};

export type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response>;
  security?: Record<string, string[]>[];
  'x-policy'?: string;
  'x-permission'?: string;
  'x-staff'?: string;
};

export type Document = {
  openapi: string;
  info: { title: string; version: string; description?: string };
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    headers: Record<string, { description: string; schema: Schema }>;
    securitySchemes: Record<string, Record<string, string>>;
  };
};
