import { languages } from '#languages/languages.ts';
import { basePath } from '#texts/language.ts';
import { LANGUAGE_KEY, languagesBeside } from './other-language.ts';

const paths = () => Object.fromEntries(languagesBeside.map((name) => [name, languages[name].path]));

/**
 * Part of the first script of a page: marks it where its reader has chosen another language, or the browser speaks it
 * and nothing was chosen. A link to another language leads to the same page in it, and the choice is remembered. The frame that holds these links is rendered once for many pages.
 */
export const languageLinkScript = () => `(function (root, paths) {
  var wanted;
  try { wanted = localStorage.getItem('${LANGUAGE_KEY}') } catch (e) {}
  wanted = (wanted || navigator.language || '').split('-')[0];
  if (wanted in paths) root.dataset.offer = wanted;
  addEventListener('click', function (event) {
    var link = event.target.closest('a[data-language]');
    if (!link) return;
    var path = paths[link.hreflang], rest = location.pathname.slice(${basePath.length});
    link.href = (rest.length > 1 ? path + rest : path || '/') + location.search + location.hash;
    try { localStorage.setItem('${LANGUAGE_KEY}', link.hreflang) } catch (e) {}
  }, true);
})(document.documentElement, ${JSON.stringify(paths())})`;
