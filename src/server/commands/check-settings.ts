import { checkSettings } from '../checks/check-settings.ts';

/** `npm run check-settings`: uses every setting once, and says which are wrong and what to do. */
process.exit((await checkSettings(process.env)) ? 0 : 1);
