import { existsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sizeInWords } from '#services/backup/archive-format.ts';
import type { RestoreTarget } from '#services/backup/restore-backup.ts';
import type { Config } from '../config/read-config.ts';
import { makeFolderPrivate } from '../data-folder/private-folder.ts';
import { addressInWords, mediaAddressOf, openStore } from '../media/open-media-store.ts';
import { keepSecret, keptSecrets, putPrivate } from './kept-secret.ts';

const AN_HOUR_MS = 60 * 60_000;

/** Returns where the settings say that database, media and data are. */
export async function restoreTargetOf(
  config: Config,
  erasures: RestoreTarget['erasures'],
): Promise<RestoreTarget> {
  await makeFolderPrivate(config.dataDir);
  const media = mediaAddressOf(config);
  return {
    database:
      config.databaseUrl === null
        ? { folder: join(config.dataDir, 'database') }
        : { url: config.databaseDirectUrl ?? config.databaseUrl },
    store: await openStore(media, AN_HOUR_MS),
    mediaAddress: addressInWords(media),
    erasures,
    refuseWithoutRoom: async (bytes) => {
      if (typeof media === 'string') await refuseWithoutRoom(media, bytes);
    },
    putData: async (db, data) => {
      const site = data.get('site.json');
      if (site && !existsSync(config.siteConfigFile)) await putPrivate(config.siteConfigFile, site);
      const engine = config.databaseUrl === null ? 'embedded' : 'postgresql';
      for (const each of keptSecrets) {
        const secret = data.get(each.name);
        if (secret === undefined || config[each.setting] !== null) continue;
        await keepSecret(each, config.dataDir, { engine, db }, secret.toString());
      }
    },
  };
}

async function refuseWithoutRoom(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize > bytes) return;
  throw new Error(
    `The media need ${sizeInWords(bytes)}, and the disk of ${folder} has ${sizeInWords(bavail * bsize)} left. Free some space, or set DATA_DIR to a folder on another disk.`,
  );
}
