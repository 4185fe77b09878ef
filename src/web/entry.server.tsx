import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { Nonce, nonceContext } from './nonce.ts';
import { reportContext } from './report-context.ts';
import { storefrontManifest } from './storefront-manifest.ts';

// The server has its own copies of these modules, apart from the bundle's: it takes the keys from
// here.
export { apiContext } from './api-context.ts';
export { nonceContext, reportContext };

/** Milliseconds that a page's data may take; the rendering is aborted a little later. */
export const streamTimeout = 5_000;

/**
 * Renders one whole document. The page is cached and sent to everybody, so nothing of the visitor
 * may be used here: neither headers nor user agent, and nothing is deferred or streamed.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = given.get(nonceContext);
  const html = await renderWhole(
    <Nonce value={nonce}>
      <ServerRouter context={trimManifest(context)} url={request.url} nonce={nonce} />
    </Nonce>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** Shoppers load only the storefront's routes, of which the build has written a manifest. */
function trimManifest(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const isShopper = staticHandlerContext.matches.some(
    ({ route }) => route.id === 'storefront/layout',
  );
  if (!import.meta.env.PROD || !isShopper) return context;
  return { ...context, manifest: storefrontManifest(manifest) };
}

function renderWhole(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: { error: unknown } | undefined;
    const giveUp = setTimeout(
      () => abort(new Error('The page took too long to render')),
      streamTimeout + 1_000,
    );
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

/** Reports an error of a loader or component to the server's log. */
export function handleError(
  error: unknown,
  {
    context,
    request,
  }: Pick<LoaderFunctionArgs, 'request'> & { context: Readonly<RouterContextProvider> },
): void {
  // A 404 is not an error.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (request.signal.aborted) return;
  context.get(reportContext)(error);
}
