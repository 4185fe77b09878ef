import { createHash } from 'node:crypto';
import type { Content, Document, Operation, Parameter, Response } from './document.ts';
import { escapeHtml, schemaText } from './schema-text.ts';

const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 2rem 1rem }
h1, h2 { line-height: 1.2 } h2 { margin-top: 3rem }
code, pre { font: 14px/1.5 ui-monospace, monospace } pre { overflow-x: auto; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: 6px; margin: .5rem 0 }
pre i { opacity: .65 } p { margin: .5rem 0 }
details { border: 1px solid var(--line); border-radius: 6px; margin: .5rem 0; padding: 0 1rem }
summary { padding: .6rem 0; cursor: pointer } summary span { opacity: .75 } details[open] { padding-bottom: .75rem }
b.method { display: inline-block; min-width: 4.5rem }
table { border-collapse: collapse; width: 100% } th, td { text-align: start; padding: .3rem 1rem .3rem 0; border-top: 1px solid var(--line); vertical-align: top }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** What a policy means, in words (docs/behaviour/rules.md#roles-and-policies). */
const audiences: Record<string, string> = {
  anyone: 'Anybody',
  admin: 'An admin',
  seller: 'Any seller',
  'approved-seller': 'A seller whose account is approved',
  'that-seller': 'The seller named in the path',
  'admin-or-that-seller': 'An admin, or the seller named in the path',
};

/** The description of the API as one page that needs neither scripts nor another file. */
export function apiPage(document: Document): { html: string; contentSecurityPolicy: string } {
  const { info, tags = [], paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name, description = '' }) => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(name));
    const shown = own.map((one) => operationHtml(one, components.responses));
    return `<h2 id="${name}">${escapeHtml(description)}</h2>${shown.join('')}`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<h3 id="schema-${escapeHtml(name)}">${escapeHtml(name)}</h3><pre>${schemaText(schema)}</pre>`,
  );
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(info.title)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(info.title)}</h1><p>${inlineCode(info.description ?? '')}</p>
<p>For programs: <a href="openapi.json">openapi.json</a>, OpenAPI ${escapeHtml(document.openapi)}.</p>
${sections.join('\n')}
<h2 id="schemas">Shapes</h2>${schemas.join('\n')}</body></html>`,
    contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

const inlineCode = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

type Placed = { path: string; method: string; operation: Operation };

function operationHtml(placed: Placed, refusals: Record<string, Response>): string {
  const { path, method, operation } = placed;
  const { operationId = '', summary = '', parameters = [], requestBody, responses } = operation;
  const audience = audiences[operation['x-policy'] ?? ''] ?? '';
  return `<details id="${escapeHtml(operationId)}"><summary><b class="method">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code><br><span>${inlineCode(summary)}</span></summary>
<p>Who: ${escapeHtml(audience)}.</p>${parametersHtml(parameters)}${
    requestBody ? contentHtml('Body', requestBody.content) : ''
  }${answersHtml(responses, refusals)}</details>`;
}

function parametersHtml(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, description = '', schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td><td><code>${schemaText(schema)}</code></td><td>${escapeHtml(description)}</td></tr>`,
  );
  return `<table><tr><th>Parameter</th><th>In</th><th>Type</th><th></th></tr>${rows.join('')}</table>`;
}

function contentHtml(title: string, content: Content): string {
  return Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<p>${title}, ${escapeHtml(type)}:</p><pre>${schemaText(schema)}</pre>`,
    )
    .join('');
}

/** What a success looks like, and in how many ways the call may be refused. */
function answersHtml(
  responses: Record<string, Response>,
  refusals: Record<string, Response>,
): string {
  const answers = Object.entries(responses);
  const successes = answers.map(([status, { content = {} }]) =>
    contentHtml(`Answer ${status}`, content),
  );
  const refused = answers.flatMap(([status, { $ref }]) => {
    const { description = '' } = refusals[$ref?.split('/').at(-1) ?? ''] ?? {};
    return $ref ? [`<li>${status}: ${inlineCode(description)}</li>`] : [];
  });
  return `${successes.join('')}<p>Or a <a href="#schema-Failure">Failure</a>:</p><ul>${refused.join('')}</ul>`;
}
