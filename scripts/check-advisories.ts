// node scripts/check-advisories.ts: asks the registry which packages that people run have a known weakness, and prints
// them. Ends with 1 where one is high or critical. Where nobody can be asked it says so, and ends with 0.
import { spawnSync } from 'node:child_process';

type Advisory = { range: string; title: string; url: string; severity: string };
type Audit = {
  vulnerabilities?: Record<string, { via: (Advisory | string)[] }>;
  error?: { summary: string };
  message?: string;
};

/** Asked for, as npm that is set to be offline finds nothing and says that nothing is wrong. */
const ASKED = ['--json', '--package-lock-only', '--omit=dev', '--offline=false'];

const { stdout, error } = spawnSync('npm', ['audit', ...ASKED, '--fetch-retries=0'], {
  encoding: 'utf8',
  timeout: 60_000,
});
const audit = readAudit();
if (audit.vulnerabilities === undefined) {
  const why = error?.message ?? audit.message ?? audit.error?.summary ?? 'no answer';
  console.log(`Could not ask for known weaknesses, so nothing is known of them: ${why}`);
} else {
  const found = Object.entries(audit.vulnerabilities).flatMap(([name, { via }]) =>
    via.filter((each) => typeof each !== 'string').map((each) => ({ ...each, name })),
  );
  for (const { name, range, severity, title, url } of found) {
    console.log(`${severity}: ${name} ${range}: ${title} (${url})`);
  }
  if (found.length === 0) console.log('No known weakness in what people run.');
  const isGrave = found.some(({ severity }) => ['high', 'critical'].includes(severity));
  if (isGrave) process.exitCode = 1;
}

function readAudit(): Audit {
  try {
    return JSON.parse(stdout) as Audit;
  } catch {
    return {};
  }
}
