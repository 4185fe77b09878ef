import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { createS3Client, type S3Settings } from '#media/store/s3-client.ts';
import { sha256 } from '#services/backup/media-files.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type Program, startProgram } from '#tests/support/program.ts';

const PATIENCE_MS = 60_000;

/** Whether the machine has Ceph's gateway (Debian: `apt-get install radosgw ceph-mon ceph-osd ceph-common`). */
export const isCephInstalled = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph'].every(
  (program) => spawnSync(program, ['--version']).error === undefined,
);

export type ObjectStorage = {
  settings: S3Settings;
  /** The keys that begin so, without this beginning, each with the hash of its content. */
  objects: (prefix: string) => Promise<Record<string, string>>;
  stop: () => Promise<void>;
};

/** Starts a whole Ceph, with its data in memory and S3's protocol before it, and makes a bucket. */
export async function startObjectStorage(bucket: string): Promise<ObjectStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'dhow-ceph-'));
  const port = await freePort();
  const monitor = `[v2:127.0.0.1:${await freePort()}]`;
  const programs: Program[] = [];
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'us-east-1',
    prefix: '',
    accessKeyId: 'test-key',
    secretAccessKey: 'test-secret',
  };
  const file = join(folder, 'ceph.conf');
  const run = (name: string, ...words: string[]) =>
    promisify(execFile)(name, ['-c', file, ...words], { timeout: PATIENCE_MS });
  const start = (name: string, ...words: string[]) =>
    programs.push(startProgram([name, '-c', file, '-f', ...words], {}, { folder }));
  const stop = async () => {
    for (const { process, ended } of programs.reverse()) {
      process.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await makeCluster({ folder, file, monitor, port });
    await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', join(folder, 'monmap'));
    start('ceph-mon', '-i', 'a');
    const disk = randomUUID();
    await run('ceph', 'osd', 'new', disk);
    await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
    start('ceph-osd', '-i', '0');
    await run('ceph', 'osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=one');
    const { accessKeyId, secretAccessKey } = settings;
    const keys = [`--access-key=${accessKeyId}`, `--secret=${secretAccessKey}`];
    const user = ['user', 'create', '--uid=dhow', '--display-name=dhow', ...keys];
    await run('radosgw-admin', '-n', 'client.rgw', ...user);
    start('radosgw', '-n', 'client.rgw');
    await answers(settings.endpoint);
    await createS3Client(settings).send(new CreateBucketCommand({ Bucket: bucket }));
  } catch (error) {
    await stop();
    const said = programs.map(({ output }) => output()).join('\n');
    throw new Error(`The object storage does not start:\n${said}`, { cause: error });
  }
  return { settings, objects: (prefix) => objectsOf(settings, prefix), stop };
}

type Cluster = { folder: string; file: string; monitor: string; port: number };

async function makeCluster({ folder, file, monitor, port }: Cluster): Promise<void> {
  for (const name of ['mon', 'osd', 'rgw', 'run']) await mkdir(join(folder, name));
  const cluster = randomUUID();
  await writeFile(
    file,
    `[global]
fsid = ${cluster}
mon_host = ${monitor}
public_addr = 127.0.0.1
keyring = ${join(folder, 'keyring')}
osd_pool_default_size = 1
osd_pool_default_min_size = 1
mon_allow_pool_size_one = true
osd_pool_default_pg_num = 4
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
mon_data_avail_crit = 1
run_dir = ${join(folder, 'run')}
admin_socket = ${join(folder, 'run')}/$name.$pid.asok
pid_file = ${join(folder, 'run')}/$name.pid
log_file = ${folder}/$name.log
mon_cluster_log_file = ${folder}/cluster.log
[mon.a]
mon_data = ${join(folder, 'mon')}
[osd.0]
osd_data = ${join(folder, 'osd')}
osd_objectstore = memstore
memstore_device_bytes = 2147483648
[client.rgw]
rgw_frontends = beast endpoint=127.0.0.1:${port}
rgw_data = ${join(folder, 'rgw')}
`,
  );
  const make = promisify(execFile);
  const ring = join(folder, 'keyring');
  const all = ['mon', 'osd'].flatMap((kind) => ['--cap', kind, 'allow *']);
  await make('ceph-authtool', ['--create-keyring', ring]);
  for (const name of ['mon.', 'client.admin', 'client.rgw', 'osd.0']) {
    await make('ceph-authtool', [ring, '-n', name, '--gen-key', ...all]);
  }
  const map = ['--create', '--addv', 'a', monitor, '--fsid', cluster, join(folder, 'monmap')];
  await make('monmaptool', map);
}

async function answers(url: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(100)) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`Nothing answers at ${url}`);
}

async function objectsOf(settings: S3Settings, prefix: string): Promise<Record<string, string>> {
  const client = createS3Client(settings);
  const { bucket: Bucket } = settings;
  const found: Record<string, string> = {};
  let token: string | undefined;
  do {
    const asked = { Bucket, Prefix: prefix, ContinuationToken: token };
    const page = await client.send(new ListObjectsV2Command(asked));
    for (const { Key = '' } of page.Contents ?? []) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      const content = (await Body?.transformToByteArray()) ?? new Uint8Array();
      found[Key.slice(prefix.length)] = sha256(content);
    }
    token = page.NextContinuationToken;
  } while (token);
  return found;
}
