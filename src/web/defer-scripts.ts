/**
 * Starts the held scripts once the page's main picture is loaded and painted, or after a second and
 * a half: a background tab paints nothing, and a lost picture must not stop a page.
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
 * Delays a document's module scripts and their preloads until it is painted: a page works without
 * scripts, so its styles, fonts and picture load first. Our scripts are recognized by their
 * `nonce`, and the held ones by coming right before them.
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
