// node scripts/cut-release.ts VERSION: makes a release of what is checked out, all but its commit and its tag
// (docs/operating/upgrading.md#releases).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '#database/open-embedded.ts';
import { demoAdmin, demoLogins, keptDemoPassword } from '#server/demo/demo-logins.ts';
import { testApp } from '#tests/support/app.ts';
import { answersOf, askIn } from '#tests/support/releases/answers.ts';
import { storedVersions, storeRelease, takeRelease } from '#tests/support/releases/release.ts';
import { isLater, releaseNotes } from '#tests/support/releases/versions.ts';

const inRoot = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const CHANGELOG = inRoot('CHANGELOG.md');

/** Runs a program, whose words are seen; throws where it fails. */
function run(program: string, words: string[], environment: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(program, words, {
    cwd: inRoot(''),
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed.`);
}

function refuse(version: string): string {
  const earlier = storedVersions().at(-1) ?? '0.0.0';
  if (!isLater(version, earlier)) {
    throw new Error(
      `Say a version after ${earlier}, such as 1.2.0: node scripts/cut-release.ts VERSION`,
    );
  }
  const text = readFileSync(CHANGELOG, 'utf8');
  if (releaseNotes(text, 'Unreleased') === '') {
    throw new Error(
      'CHANGELOG.md says nothing below "## Unreleased": write what changed for people.',
    );
  }
  return text;
}

/** The demo marketplace as this version fills and answers it. */
async function takeDemo(version: string, dataDir: string) {
  run(process.execPath, ['src/server/commands/seed.ts'], { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const password = keptDemoPassword(dataDir) ?? '';
  const seller = demoLogins.find(({ who }) => who === 'Approved seller')?.email ?? '';
  const accounts = {
    admin: { emailOrPhone: demoAdmin.email, password },
    seller: { emailOrPhone: seller, password },
  };
  const test = await testApp({}, null, await openEmbedded(join(dataDir, 'database')));
  try {
    const answers = await answersOf(askIn(test), accounts);
    return await takeRelease(test.db, { version, accounts, answers });
  } finally {
    await test.close();
  }
}

const [, , version = ''] = process.argv;
const scratch = mkdtempSync(join(tmpdir(), 'dhow-release-'));
try {
  const text = refuse(version);
  const folder = storeRelease(await takeDemo(version, scratch));
  run('npm', ['version', version, '--no-git-tag-version', '--allow-same-version']);
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(
    CHANGELOG,
    text.replace('## Unreleased', `## Unreleased\n\n## ${version} (${today})`),
  );
  console.log(`
${folder} has what later versions are proved with. Now:

  npm test -- rules embedded postgresql
  git add --all && git commit --message "Release ${version}"
  git tag --annotate v${version} --message "Release ${version}"`);
} catch (error) {
  console.error(`\n${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
