import { GULF_OFFSETS, GULF_ZONES } from '#domain/region.ts';
import { inLanguage } from '#languages/languages.ts';
import { language } from '#texts/language.ts';
import { ASKED_KEY } from '../product/asked.ts';
import { REGION_KEY } from '../region.ts';

/** Session flag of a shown welcome, and how long it is shown before it fades. */
const WELCOME_KEY = 'hasShownWelcome';
const WELCOME_MS = 2_000;
const FADE_MS = 800;

/**
 * Runs in the head before anything is painted: marks that scripts run, and sets the region by the
 * user's choice or time zone as `regionOfTimeZone` does, so that CSS orders prices without a shift.
 * Marks a session's first home page, over which CSS shows the welcome; a tap or a key ends it and does nothing else. Holds back forms that are
 * sent before their own scripts are loaded (`PrivateForm`). Marks where passkeys can be used: not
 * at IP addresses. Marks the page of a product that this browser has asked about, whose note comes with the scripts.
 */
export const firstPaintScript = () => `(function (root) {
  root.dataset.js = '';
  addEventListener('submit', function (event) {
    var form = event.target;
    if (form.method !== 'post' || 'ready' in form.dataset) return;
    event.preventDefault();
    form.dataset.early = '';
  }, true);
  if (typeof PublicKeyCredential === 'function' && !/^[\\d.]+$|:/.test(location.hostname)) {
    root.dataset.passkeys = '';
  }
  var region;
  try { region = localStorage.getItem('${REGION_KEY}') } catch (e) {}
  if (region !== 'IN' && region !== 'AE') {
    try {
      region = [${GULF_OFFSETS}].indexOf(new Date().getTimezoneOffset()) >= 0
        && /${GULF_ZONES}/.test(Intl.DateTimeFormat().resolvedOptions().timeZone) ? 'AE' : 'IN';
    } catch (e) { region = 'IN' }
  }
  root.dataset.region = region;
  try {
    if (location.pathname.slice(-20) in JSON.parse(localStorage.getItem('${ASKED_KEY}'))) root.dataset.asked = '';
  } catch (e) {}
  try {
    if (location.pathname === '${inLanguage(language, '/')}' && !sessionStorage.getItem('${WELCOME_KEY}')
      && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      root.dataset.welcome = '';
      var shown = function () { sessionStorage.setItem('${WELCOME_KEY}', 'true') };
      var end = function (event) {
        if (event && (event.ctrlKey || event.metaKey || event.altKey)) return;
        if (event) { event.preventDefault(); event.stopImmediatePropagation(); shown() }
        removeEventListener('click', end, true);
        removeEventListener('keydown', end, true);
        delete root.dataset.welcome;
      };
      addEventListener('click', end, true);
      addEventListener('keydown', end, true);
      setTimeout(shown, ${WELCOME_MS});
      setTimeout(end, ${WELCOME_MS + FADE_MS});
    }
  } catch (e) {}
})(document.documentElement)`;
