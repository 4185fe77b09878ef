/**
 * Lets what was held begin once the picture that a page is about is there and painted, or after a
 * second and a half: a tab in the background paints nothing, and a lost picture must not stop a page.
 */
const letBegin = `(function (doc) {
  var begun = false, self = doc.currentScript, nonce = self.nonce;
  var code = self.previousElementSibling.textContent;
  function begin() {
    if (begun) return;
    begun = true;
    doc.querySelectorAll('link[data-held]').forEach(function (link) { link.rel = 'modulepreload' });
    var script = doc.createElement('script');
    script.type = 'module';
    script.nonce = nonce;
    script.textContent = code;
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

/**
 * A page stands without scripts, so its styles, fonts and picture have the line to themselves: the
 * modules of a document (their preloads, and the script that imports them) wait until it is painted.
 * Scripts of ours are known by their `nonce`, and what is held by standing right before them.
 */
export function deferScripts(html: string, nonce: string): string {
  const module = new RegExp(
    `<script nonce="${nonce}" type="module" async="">([\\s\\S]*?)</script>`,
  );
  if (!module.test(html)) return html;
  return html
    .replaceAll('<link rel="modulepreload"', '<link data-held=""')
    .replace(
      module,
      (_, code: string) =>
        `<script type="text/plain" data-held="">${code}</script>` +
        `<script nonce="${nonce}">${letBegin}</script>`,
    );
}
