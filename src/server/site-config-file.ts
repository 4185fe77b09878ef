import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { SiteConfig } from '#contracts/site-config.ts';
import { sentence } from '#languages/sentence.ts';
import type { SiteFile } from '#services/content/current-content.ts';
import { ConfigError } from './config/field-kinds.ts';
import type { Config } from './config/read-config.ts';

/** Returns the site's texts: the operator's file over the defaults. */
export const readSiteConfig = (config: Config): SiteConfig =>
  SiteConfig.parse(readSiteFile(config));

/** Returns what the operator's file sets. Throws ConfigError naming a wrong key. */
export function readSiteFile(config: Config): SiteFile {
  const file = config.siteConfigFile;
  if (!existsSync(file)) {
    if (!config.siteConfigGiven) return {};
    throw new ConfigError(`SITE_CONFIG names ${file}, which does not exist.`);
  }
  const given = readJson(file);
  const parsed = SiteConfig.safeParse(given);
  if (parsed.success) return given as SiteFile;
  const issue = parsed.error.issues[0];
  const where = issue?.path.join('.');
  if (issue?.code === 'unrecognized_keys') {
    const inside = where ? ` inside "${where}"` : '';
    throw new ConfigError(
      `${file} has the unknown key "${issue.keys[0]}"${inside}. Known keys: ${knownKeys(issue.path).join(', ')}.`,
    );
  }
  throw new ConfigError(`${file}: "${where}" is wrong: ${sentence('en', issue?.message ?? '')}.`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(`${file} cannot be read as JSON: ${(error as Error).message}.`);
  }
}

/** What a schema has that may be left out. */
function objectIn(schema: z.ZodType): z.ZodObject {
  return 'unwrap' in schema
    ? objectIn((schema as z.ZodOptional<z.ZodType>).unwrap())
    : (schema as z.ZodObject);
}

function knownKeys(path: readonly PropertyKey[]): string[] {
  let schema: z.ZodType = SiteConfig;
  for (const step of path) schema = objectIn(schema).shape[String(step)];
  return Object.keys(objectIn(schema).shape);
}
