/**
 * Lets what was held begin once the picture that a page is about is there and painted, or after a
 * second and a half: a tab in the background paints nothing, and a lost picture must not stop a page.
 */
const letBegin = `(function (doc) {
  var begun = false;
  function begin() {
    if (begun) return;
    begun = true;
    doc.querySelectorAll('link[data-held]').forEach(function (link) { link.rel = 'modulepreload' });
    var script = doc.createElement('script');
    script.type = 'module';
    script.textContent = doc.querySelector('script[data-held]').textContent;
    doc.head.append(script);
  }
  function afterPaint() {
    requestAnimationFrame(function () { requestAnimationFrame(function () { setTimeout(begin) }) });
  }
  var picture = doc.querySelector('img[fetchpriority="high"]');
  if (!picture || picture.complete) afterPaint();
  else ['load', 'error'].forEach(function (end) { picture.addEventListener(end, afterPaint) });
  setTimeout(begin, 1500);
})(document)`;

const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * A page stands without scripts, so its styles, fonts and picture have the line to themselves: the
 * modules of a document (their preloads, and the script that imports them) wait until it is painted.
 */
export function holdScripts(html: string): string {
  if (!MODULE.test(html)) return html;
  return html
    .replaceAll('<link rel="modulepreload"', '<link data-held=""')
    .replace(
      MODULE,
      (_, code: string) =>
        `<script type="text/plain" data-held="">${code}</script><script>${letBegin}</script>`,
    );
}
