import {
  createContext,
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { readText, withHandoff } from './handoff-script.ts';
import { Nonce, nonceContext } from './nonce.ts';
import { DOCTYPE, renderWhole } from './render-whole.ts';
import { reportContext } from './report-context.ts';
import { FrameMarkup } from './storefront/frame-markup.ts';
import { createFrameRenderer } from './storefront/render-frame.tsx';
import { FRAME } from './storefront/site.ts';
import stylesheet from './storefront/storefront.css?url';
import { storefrontManifest } from './storefront-manifest.ts';

// The server has its own copies of these modules, apart from the bundle's: it takes the keys from
// here.
export { apiContext } from './api-context.ts';
export { nonceContext, reportContext };

/**
 * The context for where a rendered document is put, for whoever asks for its parts: the answer then has
 * no body. They are not joined, as each joined string would be copied once more to be sent.
 */
export const documentContext = createContext<((parts: readonly string[]) => void) | null>(null);

/** The address of the storefront's style sheet, and the context for its text. */
export { stylesheet };
export const stylesContext = createContext('');

const renderFrame = createFrameRenderer(
  async () => (await import('./storefront/footer.tsx')).FooterContent,
);

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
  const { serverHandoffStream, ...rest } = trimManifest(context);
  const frame = await renderFrame(context.staticHandlerContext);
  const page = () => (
    <Nonce value={nonce}>
      <FrameMarkup value={frame}>
        <ServerRouter context={rest} url={request.url} nonce={nonce} />
      </FrameMarkup>
    </Nonce>
  );
  const [rendered, data] = await Promise.all([
    renderWhole(page, streamTimeout + 1_000),
    serverHandoffStream ? readText(serverHandoffStream) : '',
  ]);
  const isHydrated = rest.renderMeta?.didRenderScripts;
  const isShop = context.staticHandlerContext.matches.some(({ route }) => route.id === FRAME);
  const [first = '', ...others] = isHydrated ? withHandoff(rendered, data, nonce) : [rendered];
  const styled = isShop ? withStyles(first, given.get(stylesContext)) : [first];
  const parts = [DOCTYPE, ...styled, ...others];
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const take = given.get(documentContext);
  if (take === null) return new Response(parts.join(''), { status, headers });
  take(parts);
  return new Response(null, { status, headers });
}

const FIRST_STYLES = /<link[^>]* rel="stylesheet"|<\/head>/;

/**
 * Returns the parts of a document with the storefront's styles: a page is painted a round trip sooner than by a link. They
 * stand before a page's own, since the first styles decide the order of layers. React leaves a style that is not its own
 * as it is.
 */
function withStyles(html: string, styles: string): string[] {
  const at = html.search(FIRST_STYLES);
  if (styles === '' || at === -1) return [html];
  return [html.slice(0, at), '<style data-shop>', styles, '</style>', html.slice(at)];
}

/**
 * Returns the context with a manifest of this page's routes alone, which is all that the server
 * reads of it. Shoppers load the storefront's, of which the build has written a file.
 */
function trimManifest(context: EntryContext): EntryContext {
  if (!import.meta.env.PROD) return context;
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const whole = ids.includes(FRAME) ? storefrontManifest(context.manifest) : context.manifest;
  const routes = Object.fromEntries(ids.map((id) => [id, whole.routes[id]]));
  return { ...context, manifest: { ...whole, routes } };
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
