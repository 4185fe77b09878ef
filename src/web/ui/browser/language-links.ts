import { languages } from '#languages/languages.ts';
import { basePath } from '#texts/language.ts';
import { LANGUAGE_KEY, otherHome, otherLanguage } from './other-language.ts';

/**
 * Part of the first script of a page: marks it where its reader has chosen the other language, or the browser speaks it
 * and nothing was chosen. A link to the other language leads to the same page in it, and the choice is remembered. The frame that holds these links is rendered once for many pages.
 */
export const languageLinkScript = `(function (root) {
  var wanted;
  try { wanted = localStorage.getItem('${LANGUAGE_KEY}') } catch (e) {}
  if ((wanted || navigator.language || '').split('-')[0] === '${otherLanguage}') root.dataset.offer = '';
})(document.documentElement);
addEventListener('click', function (event) {
  var link = event.target.closest('a[data-language]');
  if (!link) return;
  var rest = location.pathname.slice(${basePath.length});
  link.href = (rest.length > 1 ? '${languages[otherLanguage].path}' + rest : '${otherHome}') + location.search + location.hash;
  try { localStorage.setItem('${LANGUAGE_KEY}', '${otherLanguage}') } catch (e) {}
}, true)`;
