import type { HealthCheck, SystemHealth } from '#contracts/calls/operation/system-health.ts';

type Facts = Omit<SystemHealth, 'checks'>;
type State = HealthCheck['state'];

const LATE_MS = 250;
const VERY_LATE_MS = 1000;
const FAR_BEHIND_SECONDS = 60;
const LONG_WAIT_SECONDS = 900;
/** Processes look for what recurs each half minute; one that died leaves it to others after 90 s. */
const LATE_WORK_SECONDS = 300;
const OLD_BACKUP_HOURS = 48;
/** Older backups that have them are kept where more are missing. */
const FEW_MISSING = 10;
/** Free space that is this many times what uploads are refused below is worth a word. */
const NEAR = 4;

/** Returns what has been looked at, and whether somebody has to do something about it. */
export function checksOf(facts: Facts): HealthCheck[] {
  return [
    ...database(facts),
    ...replica(facts),
    ...processes(facts),
    ...pictures(facts),
    ...disks(facts),
    ...jobs(facts),
    ...mails(facts),
    ...notices(facts),
    ...backups(facts),
  ];
}

const check = (name: string, state: State, text: string): HealthCheck => ({ name, state, text });

function database({ marketplace, versions }: Facts): HealthCheck[] {
  if (marketplace !== null) {
    return [check('Database', 'ok', `${versions.database ?? 'The database'} answers`)];
  }
  return [
    check('Database', 'failing', 'It does not answer. Kept pages are shown; nothing can be saved.'),
  ];
}

function replica({ processes: all }: Facts): HealthCheck[] {
  const known = all.flatMap((each) => each.replica ?? []);
  if (known.length === 0) return [];
  if (known.some(({ isReachable }) => !isReachable)) {
    return [check('Read replica', 'warning', `It is away. ${DATABASE_INSTEAD}`)];
  }
  const behind = Math.max(...known.map(({ behindSeconds }) => behindSeconds));
  if (behind > FAR_BEHIND_SECONDS) {
    const text = `It is ${Math.floor(behind)} s behind. ${DATABASE_INSTEAD}`;
    return [check('Read replica', 'warning', text)];
  }
  return [check('Read replica', 'ok', 'It follows the database')];
}

const DATABASE_INSTEAD = 'Pages are read from the database itself.';

function processes({ processes: all }: Facts): HealthCheck[] {
  const latest = Math.max(0, ...all.map(({ eventLoopDelayMs }) => eventLoopDelayMs));
  const waiting = all.reduce((sum, { connections }) => sum + connections.waiting, 0);
  const count = all.length === 1 ? 'One process' : `${all.length} processes`;
  if (latest >= LATE_MS) {
    const state = latest >= VERY_LATE_MS ? 'failing' : 'warning';
    return [check('Processes', state, `Busy: work waits for up to ${latest} ms`)];
  }
  if (waiting > 0) {
    return [check('Processes', 'warning', `${waiting} statements wait for a connection`)];
  }
  return [check('Processes', 'ok', `${count}, not too busy`)];
}

function pictures({ marketplace }: Facts): HealthCheck[] {
  if (marketplace === null) return [];
  const { waiting, oldestSeconds, givenUp } = marketplace.pictures;
  if (oldestSeconds > LONG_WAIT_SECONDS) {
    const minutes = Math.floor(oldestSeconds / 60);
    return [
      check(
        'Pictures',
        'warning',
        `${waiting} wait for their sizes, the oldest for ${minutes} min`,
      ),
    ];
  }
  if (givenUp > 0) {
    return [check('Pictures', 'warning', `${givenUp} could not be made in all sizes`)];
  }
  return [check('Pictures', 'ok', waiting === 0 ? 'None waits' : `${waiting} are being made`)];
}

function disks({ disks: all }: Facts): HealthCheck[] {
  return all.map(({ folder, freeBytes, leastBytes }) => {
    const free = `${(freeBytes / 1e9).toFixed(1)} GB free at ${folder}`;
    if (freeBytes < leastBytes) return check('Disk', 'failing', `${free}: uploads are refused`);
    return check('Disk', freeBytes < NEAR * leastBytes ? 'warning' : 'ok', free);
  });
}

function jobs({ jobs: all, marketplace }: Facts): HealthCheck[] {
  const late = marketplace === null ? 0 : marketplace.work.lateSeconds;
  if (late === null)
    return [check('Background work', 'warning', `None was done yet. ${START_ONE}`)];
  if (late > LATE_WORK_SECONDS) {
    const text = `Nobody has done any for ${Math.floor(late / 60)} min. ${START_ONE}`;
    return [check('Background work', 'failing', text)];
  }
  const failing = all.filter(({ isFailing }) => isFailing).map(({ job }) => job);
  if (failing.length === 0) return [check('Background work', 'ok', 'Every job runs')];
  return [check('Background work', 'failing', `Failing: ${[...new Set(failing)].join(', ')}`)];
}

const START_ONE = 'It needs a process with ROLE all or worker.';

function mails({ mails: { way }, marketplace }: Facts): HealthCheck[] {
  if (marketplace !== null && marketplace.mails.failed > 0) {
    const text = `${marketplace.mails.failed} could not be sent and are not tried any more`;
    return [check('Mail', 'failing', text)];
  }
  if (marketplace !== null && marketplace.mails.oldestSeconds > LONG_WAIT_SECONDS) {
    const minutes = Math.floor(marketplace.mails.oldestSeconds / 60);
    return [
      check('Mail', 'warning', `${marketplace.mails.waiting} wait, the oldest for ${minutes} min`),
    ];
  }
  if (way === 'server') return [check('Mail', 'ok', 'Sent by a mail server')];
  return [check('Mail', 'warning', 'Written to the data folder: nobody gets them. Set SMTP_URL.')];
}

function notices({ marketplace }: Facts): HealthCheck[] {
  if (marketplace === null) return [];
  const { waiting, oldestSeconds } = marketplace.notices;
  if (oldestSeconds > LONG_WAIT_SECONDS) {
    const minutes = Math.floor(oldestSeconds / 60);
    return [check('Notices', 'warning', `${waiting} wait, one has been due for ${minutes} min`)];
  }
  return [check('Notices', 'ok', waiting === 0 ? 'None waits' : `${waiting} wait for their time`)];
}

function backups({ marketplace, checkedAt }: Facts): HealthCheck[] {
  if (marketplace === null) return [];
  const { lastGoodAt, lastGoodMissing, lastError } = marketplace.backups;
  if (lastError !== null) return [check('Backup', 'failing', `The last one failed: ${lastError}`)];
  if (lastGoodAt === null) return [check('Backup', 'warning', 'There is none yet')];
  const hours = Math.floor((Date.parse(checkedAt) - Date.parse(lastGoodAt)) / 3_600_000);
  const when = hours < 1 ? 'Within the last hour' : `${hours} hours ago`;
  if (lastGoodMissing !== null && lastGoodMissing > 0) {
    const files = `${lastGoodMissing} ${lastGoodMissing === 1 ? 'file' : 'files'}`;
    const state = lastGoodMissing > FEW_MISSING ? 'failing' : 'warning';
    return [check('Backup', state, `${when}, without ${files} that the store of media lacks`)];
  }
  return [check('Backup', hours > OLD_BACKUP_HOURS ? 'warning' : 'ok', when)];
}
