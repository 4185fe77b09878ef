import { join, resolve } from 'node:path';
import { z } from 'zod';
import { days, defaulted, flag, optional } from './field-kinds.ts';

/** The data folder, what is in it to begin with, and how long personal data are kept. */
export const dataFields = {
  DATA_DIR: defaulted(z.string().default('./data')),
  SITE_CONFIG: optional(z.string()),
  DEMO: optional(flag('load the demo marketplace')),
  KEEP_MESSAGES_DAYS: days(730),
  KEEP_CUSTOMERS_DAYS: days(730),
  KEEP_ENQUIRIES_DAYS: days(1095),
  KEEP_AUDIT_DAYS: days(1825),
};

const DataSettings = z.object(dataFields);

export function dataOf(settings: z.infer<typeof DataSettings>, isPrivate: boolean) {
  const dataDir = resolve(settings.DATA_DIR);
  return {
    dataDir,
    siteConfigFile: settings.SITE_CONFIG
      ? resolve(settings.SITE_CONFIG)
      : join(dataDir, 'site.json'),
    siteConfigGiven: settings.SITE_CONFIG !== undefined,
    loadDemo: settings.DEMO === undefined ? isPrivate : settings.DEMO === '1',
    isPrivate,
    keepDays: {
      messages: settings.KEEP_MESSAGES_DAYS,
      customers: settings.KEEP_CUSTOMERS_DAYS,
      enquiries: settings.KEEP_ENQUIRIES_DAYS,
      audit: settings.KEEP_AUDIT_DAYS,
    },
  };
}
