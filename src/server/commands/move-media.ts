import { resolve } from 'node:path';
import { copyMedia } from '#services/backup/media-files.ts';
import { S3_ADDRESS, type S3Access, s3AddressOf } from '../config/media.ts';
import { type Config, readConfig } from '../config/read-config.ts';
import { addressInWords, mediaAddressOf, openStore } from '../media/open-media-store.ts';
import { printProgress } from '../print-welcome.ts';
import { readArguments, runCommand } from './run-command.ts';
import { terminalProgress } from './terminal-progress.ts';

const usage = `Say from where to where, as folders or s3://bucket/folder:
  npm run move-media -- FROM TO
Without words, from MEDIA_FALLBACK_URL to where media are by the settings.`;

const AN_HOUR_MS = 60 * 60_000;

/** `npm run move-media`: copies media from one store to another while the shop runs. */
async function moveMedia(): Promise<void> {
  const { positionals } = readArguments(usage, {});
  const config = readConfig(process.env);
  const { from, to } = addressesOf(positionals, config);
  if (addressInWords(from) === addressInWords(to)) throw new Error('Both places are the same.');
  const { copied } = await copyMedia(
    await openStore(from, AN_HOUR_MS),
    await openStore(to, AN_HOUR_MS),
    { isExact: false },
    terminalProgress(),
  );
  printProgress(
    copied > 0
      ? 'Whatever is uploaded meanwhile is copied by the next run, which takes less time.'
      : 'Nothing was left to copy.',
  );
}

function addressesOf([from, to, ...rest]: string[], config: Config) {
  if (rest.length > 0 || (from !== undefined && to === undefined)) throw new Error(usage);
  if (from !== undefined && to !== undefined) {
    return {
      from: addressOf(from, config.mediaFallbackAccess),
      to: addressOf(to, config.s3Access),
    };
  }
  if (config.mediaFallback === null) throw new Error(usage);
  return { from: config.mediaFallback, to: mediaAddressOf(config) };
}

const addressOf = (text: string, access: S3Access) =>
  S3_ADDRESS.test(text) ? s3AddressOf(text, access, 'The address of media') : resolve(text);

await runCommand(moveMedia);
