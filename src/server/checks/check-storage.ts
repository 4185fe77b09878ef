import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { isMediaError } from '#media/media-error.ts';
import { createS3Store } from '#media/store/s3-store.ts';
import { type MediaStore, originalName } from '#media/store/store.ts';
import { S3_ADDRESS, s3AddressOf } from '../config/media.ts';
import type { Config } from '../config/read-config.ts';
import { openStore } from '../media/open-media-store.ts';
import { checkFolder } from './check-folder.ts';
import { checkStore, type NamesSetting, storeFault } from './check-store.ts';

/** Writes a small file where backups go, and removes it again. Throws a sentence that says what to do. */
export async function checkBackups(
  to: string,
  { backup }: Config,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  if (!S3_ADDRESS.test(to)) {
    return checkFolder(to).catch((error) => {
      throw new Error(ofBackups(error.message));
    });
  }
  const address = s3AddressOf(to, backup.s3, 'BACKUP_TO');
  await checkStore(createS3Store(address), address, namesOf('BACKUP_TO', 'BACKUP_', environment));
  return `the bucket ${address.bucket} stores, returns and deletes files`;
}

const ofBackups = (sentence: string) =>
  sentence.replaceAll('DATA_DIR', 'BACKUP_TO').replace('the data folder', 'the folder of backups');

/** Looks for a file where media were. Throws a sentence that says what to do. */
export async function checkFallback(
  address: NonNullable<Config['mediaFallback']>,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  if (typeof address === 'string') {
    const found = await stat(address).catch(() => null);
    if (found?.isDirectory()) {
      await readMissing(await openStore(address, Number.POSITIVE_INFINITY));
      return `files in ${address}`;
    }
    throw new Error(
      `${address} is no folder that can be read. Set MEDIA_FALLBACK_URL to where media were, or leave it out.`,
    );
  }
  try {
    await readMissing(createS3Store(address));
  } catch (error) {
    const names = namesOf('MEDIA_FALLBACK_URL', 'MEDIA_FALLBACK_', environment);
    throw storeFault(error, address, 'get', names);
  }
  return `the bucket ${address.bucket} can be read`;
}

async function readMissing(store: MediaStore): Promise<void> {
  const name = originalName(randomBytes(16).toString('hex'));
  await store.open(name).then(
    (file) => file.destroy(),
    (error) => {
      if (!isMediaError(error) || error.code !== 'missing-file') throw error;
    },
  );
}

/** What is not set for this address is as for the media. */
const namesOf =
  (setting: string, prefix: string, environment: NodeJS.ProcessEnv): NamesSetting =>
  (name) => {
    if (name === 'MEDIA_URL') return setting;
    return environment[prefix + name] ? prefix + name : name;
  };
