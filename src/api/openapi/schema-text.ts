import type { Schema } from './document.ts';

/** Text that is safe between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A schema the way a programmer would write the type, as HTML; names link to where they are told. */
export function schemaText(schema: Schema, indent = ''): string {
  if (schema.$ref !== undefined) {
    const name = escapeHtml(schema.$ref.split('/').at(-1) ?? '');
    return `<a href="#schema-${name}">${name}</a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((one) => schemaText(one, indent)))].join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => schemaText(one, indent)).join(' &amp; ');
  if (schema.enum) return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(' | ');
  if (schema.const !== undefined) return escapeHtml(JSON.stringify(schema.const));
  if (schema.items) return listText(schema.items, indent);
  if (schema.properties) return objectText(schema, indent);
  if (typeof schema.additionalProperties === 'object') {
    return `{ [name]: ${schemaText(schema.additionalProperties, indent)} }`;
  }
  if (schema.format === 'binary') return 'file';
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : schema.type;
  return escapeHtml(type ?? 'any');
}

function listText(items: Schema, indent: string): string {
  const text = schemaText(items, indent);
  return items.$ref || items.properties || !text.includes('|') ? `${text}[]` : `(${text})[]`;
}

function objectText(schema: Schema, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    const note = property.description ? ` <i>// ${escapeHtml(property.description)}</i>` : '';
    return `${deeper}${escapeHtml(name)}${mark}: ${schemaText(property, deeper)}${note}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}
