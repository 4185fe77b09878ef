import { gunzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/shared-app.ts';
import type { Document, Operation } from './openapi/document.ts';

const test = await sharedApp();
let document: Document;

beforeAll(async () => {
  document = (await test.app.inject('/api/openapi.json')).json();
});

/** Calls that clients were promised, by path and kind of body. */
const calls = `
  GET /get-product
  GET /get-product/{id}
  GET /get-related/{subCategoryId}
  GET /get-related/{seller}/{id}
  GET /get-category
  GET /get-category/{id}
  GET /get-subcategory/{seller}/{category}
  GET /get-type/{category}
  GET /get-sellers
  POST /admin/login
  GET /admin/get-products
  GET /admin/get-products/{sellerId}
  PUT /admin/update-trending/{productId}
  GET /admin/get-sellers
  GET /admin/get-seller/{id}
  PUT /admin/update-status/{sellerId}
  GET /admin/get-category
  GET /admin/get-subcategory
  GET /admin/get-type
  POST /admin/add-category
  PUT /admin/edit-category
  POST /admin/add-subcategory
  PUT /admin/edit-subcategory/{id}
  POST /admin/add-type
  POST /seller/register
  POST /seller/login
  GET /seller/get-products/{userId}
  DELETE /seller/delete-product/{productId}
  POST /seller/add-product
  PUT /seller/edit-product/{id}
  POST /seller/reset-password/{userId}
  PUT /seller/update-profile/{userId}`
  .trim()
  .split(/\s*\n\s*/);

/** All others take JSON. */
const forms = [
  'POST /admin/add-category',
  'PUT /admin/edit-category',
  'POST /admin/add-subcategory',
  'PUT /admin/edit-subcategory/{id}',
  'POST /admin/add-type',
  'POST /seller/add-product',
  'PUT /seller/edit-product/{id}',
  'PUT /seller/update-profile/{userId}',
];

function operationOf(call: string): Operation | undefined {
  const [method = '', path = ''] = call.split(' ');
  return document.paths[path]?.[method.toLowerCase()];
}

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method} ${path}`,
      operation,
    })),
  );

describe('the description of the API', () => {
  it('is valid OpenAPI 3.1, with references that lead somewhere', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect([errors, valid, validator.version]).toEqual([undefined, true, '3.1']);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(100);
    for (const [, path = ''] of references) {
      const found = path.split('/').reduce<unknown>((at, key) => {
        return (at as Record<string, unknown> | undefined)?.[key];
      }, document);
      expect([path, found]).not.toEqual([path, undefined]);
    }
  });

  it.each(calls)('has %s', (call) => {
    expect(operationOf(call)).toBeDefined();
  });

  it.each(forms)('gives the parts of the form of %s', (call) => {
    const schema = operationOf(call)?.requestBody?.content['multipart/form-data']?.schema;
    const parts = Object.values(schema?.properties ?? {});
    expect(parts.some((part) => part.format === 'binary')).toBe(true);
    expect(schema?.properties).toHaveProperty('name');
  });

  it('says of every route what it is, who may use it, and how it refuses', () => {
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { call, operation } of operations()) {
      expect([call, operation.summary]).not.toEqual([call, undefined]);
      expect([call, operation.tags?.length]).toEqual([call, 1]);
      const open = operation['x-policy'] === 'anyone';
      expect([call, operation.security !== undefined]).toEqual([call, !open]);
      const answers = Object.keys(operation.responses);
      expect(answers).toContain('503');
      if (!open) expect(answers).toEqual(expect.arrayContaining(['401', '403']));
      if (operation.requestBody) expect(answers).toEqual(expect.arrayContaining(['413', '422']));
    }
  });

  it('tells of paging on every list', () => {
    for (const { call, operation } of operations()) {
      const paged = operation.parameters?.some((parameter) => parameter.name === 'after');
      const headers = Object.keys(operation.responses['200']?.headers ?? {});
      expect([call, headers]).toEqual([call, paged ? ['X-Total-Count', 'Link'] : []]);
    }
  });
});

describe('its page', () => {
  it('runs its own scripts alone, and loads nothing from elsewhere', async () => {
    const { statusCode, headers, body } = await test.app.inject('/api/docs');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[\w+/]+='; style-src 'self' 'sha256-[\w+/]+='; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(body).not.toMatch(/\son\w+=|style="|https?:/);
    const loaded = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(loaded).toEqual(['docs/swagger-ui.css', 'openapi.json', 'docs/swagger-ui-bundle.js']);
  });

  it.each([
    ['swagger-ui.css', 'text/css; charset=utf-8'],
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ])('finds %s here, compressed, and keeps it for an hour', async (name, type) => {
    const { headers, rawPayload } = await test.app.inject(`/api/docs/${name}`);
    expect([headers['content-type'], headers['content-encoding']]).toEqual([type, 'gzip']);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(rawPayload.length).toBeLessThan(480_000);
    expect(gunzipSync(rawPayload).length).toBeGreaterThan(150_000);
  });

  it('finds no other file', async () => {
    const { statusCode } = await test.app.inject('/api/docs/index.html');
    expect(statusCode).toBe(404);
  });
});
