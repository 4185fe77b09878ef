import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What React leaves in place of a part that waits, or that failed: the browser is to make it. */
const LEFT_OUT = '<!--$!-->';

export const DOCTYPE = '<!DOCTYPE html>';

/**
 * Returns a whole document as HTML, without its doctype: in one pass as a string, or where a part waits or fails by the
 * slower renderer, which waits for at most `timeout` milliseconds and rejects with a part's error.
 */
export async function renderWhole(page: () => ReactNode, timeout: number): Promise<string> {
  const html = renderAtOnce(page());
  if (html !== undefined) return html;
  const slow = await renderPatiently(page(), timeout);
  return slow.startsWith(DOCTYPE) ? slow.slice(DOCTYPE.length) : slow;
}

function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    // Neither text nor attributes can hold it: React writes their `<` in another way.
    return html.includes(LEFT_OUT) ? undefined : html;
  } catch {
    // Told by the other renderer, which comes to it too.
    return undefined;
  }
}

function renderPatiently(page: ReactNode, timeout: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: { error: unknown } | undefined;
    const giveUp = setTimeout(() => abort(new Error('The page took too long to render')), timeout);
    const { pipe, abort } = renderToPipeableStream(page, {
      // React moves large finished boundaries behind a script unless no chunk counts as too large.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= { error };
      },
      onShellError: finishWith,
      onAllReady() {
        if (failure) return finishWith(failure.error);
        clearTimeout(giveUp);
        resolve(text(pipe(new PassThrough())));
      },
    });

    function finishWith(error: unknown) {
      clearTimeout(giveUp);
      reject(error);
    }
  });
}
