import {
  Children,
  Fragment,
  isValidElement,
  type LinkHTMLAttributes,
  type ReactNode,
  type ScriptHTMLAttributes,
} from 'react';
import { Scripts } from 'react-router';

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
 * The router's `<Scripts>` as the server sends it: a document's module scripts and their preloads are
 * delayed until it is painted. A page works without scripts, so its styles, fonts and picture load
 * first.
 */
export function DeferredScripts({ nonce }: { nonce: string | undefined }) {
  // Called, since only what it returns can be changed: it takes no type for its script.
  return defer(Scripts({ nonce }), nonce);
}

type Attributes = LinkHTMLAttributes<HTMLLinkElement> & ScriptHTMLAttributes<HTMLScriptElement>;

function defer(node: ReactNode, nonce: string | undefined): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<Attributes>(child)) return child;
    const { type, props } = child;
    if (type === Fragment) return defer(props.children, nonce);
    if (type === 'link') return <link href={props.href} data-held="" />;
    if (props.type !== 'module') return child;
    return (
      <>
        <script
          type="text/plain"
          data-held=""
          dangerouslySetInnerHTML={props.dangerouslySetInnerHTML}
        />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: letBegin }} />
      </>
    );
  });
}
