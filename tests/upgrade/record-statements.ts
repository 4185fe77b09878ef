// Records the statements that a version sends, for upgrade.api.test.ts, while its own tests ask for
// everything. In a checkout of that version:
//   RECORD_TO=/tmp/statements NODE_OPTIONS="--import …/tests/upgrade/record-statements.ts" \
//     node node_modules/vitest/vitest.mjs run --project postgresql tests/counts tests/access tests/freshness
// then here, with the folder that they were recorded to:
//   node tests/upgrade/record-statements.ts /tmp/statements tests/upgrade/recorded/statements.json.gz
import {
  appendFileSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RecordedStatement } from './load-recorded.ts';

const LONGEST = 20_000;
const { RECORD_TO } = process.env;
if (RECORD_TO !== undefined) recordTo(RECORD_TO);
else writeAll(process.argv[2] ?? '', process.argv[3] ?? '');

function recordTo(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const require = createRequire(join(realpathSync('.'), 'package.json'));
  const { Client } = require('pg') as typeof import('pg');
  const seen = new Set<string>();
  const query = Client.prototype.query as (...given: unknown[]) => unknown;
  Client.prototype.query = function (this: unknown, ...given: unknown[]) {
    const [config, values] = given as [string | { text?: string; values?: unknown[] }, unknown];
    const text = typeof config === 'string' ? config : config?.text;
    const sent = typeof config === 'string' ? values : (config?.values ?? values);
    if (text !== undefined && !seen.has(text)) {
      seen.add(text);
      const line = JSON.stringify({ text, values: Array.isArray(sent) ? sent : [] });
      appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`);
    }
    return query.apply(this, given);
  } as typeof Client.prototype.query;
}

/** Each statement once, whatever the number of its rows; those of the marketplace alone. */
function writeAll(folder: string, file: string): void {
  const lines = globSync(join(folder, '*.jsonl')).flatMap((path) =>
    readFileSync(path, 'utf8').split('\n'),
  );
  const all = new Map<string, RecordedStatement>();
  for (const line of lines.filter((line) => line !== '' && line.length <= LONGEST)) {
    const statement = JSON.parse(line) as RecordedStatement;
    const text = statement.text.trim().toLowerCase();
    if (!/^(select|with|insert|update|delete)\b/.test(text)) continue;
    if (/pg_(catalog|stat|prepared)|information_schema|drizzle/.test(text)) continue;
    const shape = text.replace(/(\([$\d, ]+\),? ?)+/g, '($)');
    if (!all.has(shape)) all.set(shape, statement);
  }
  const statements = [...all.values()].sort((one, other) => (one.text < other.text ? -1 : 1));
  writeFileSync(file, gzipSync(JSON.stringify(statements), { level: 9 }));
}
