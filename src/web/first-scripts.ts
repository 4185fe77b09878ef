import { earlyPressScript } from './ui/browser/early-presses.ts';
import { firstPaintScript } from './ui/browser/first-paint.ts';
import { languageLinkScript } from './ui/browser/language-links.ts';
import { reportErrorsScript } from './ui/browser/report-errors.ts';

/**
 * Zod tries whether it may make functions of text, which the pages' policy forbids and the browser complains of. It
 * reads this as soon as it is loaded.
 */
const noEvalScript = () => 'globalThis.__zod_globalConfig={jitless:true}';

/** What runs in the head of every page before anything else, on one line; nothing of it is in the bundles. */
export const firstScripts = import.meta.env.SSR
  ? [noEvalScript, reportErrorsScript, firstPaintScript, earlyPressScript, languageLinkScript]
      .map((script) => script())
      .join(';')
      .replace(/\s*\n\s*/g, ' ')
  : '';
