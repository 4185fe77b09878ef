import { type LinkProps, Link as RouterLink, useViewTransitionState } from 'react-router';

/** What the router reads in a path: not rooted, empty or dotted parts, backslashes, no query after `?`. */
const TO_RESOLVE = /^(?!\/)|[\\/][\\/.]|\\|\?(?:#|$)|#$/;

/**
 * The router's link as the server writes it: the same element, without what only a browser does. A
 * list has dozens, and each of the router's resolves its path twice and makes handlers that are not
 * sent.
 */
function PlainLink(props: LinkProps) {
  const { to } = props;
  if (typeof to !== 'string' || TO_RESOLVE.test(to)) return <RouterLink {...props} />;
  const {
    to: _to,
    discover = 'render',
    prefetch: _prefetch,
    relative: _relative,
    reloadDocument: _reloadDocument,
    replace: _replace,
    mask: _mask,
    state: _state,
    preventScrollReset: _preventScrollReset,
    viewTransition: _viewTransition,
    defaultShouldRevalidate: _defaultShouldRevalidate,
    ...attributes
  } = props;
  return <a {...attributes} href={to} data-discover={discover === 'render' ? 'true' : undefined} />;
}

/** The router's `<Link>`. */
export const Link = import.meta.env.SSR ? PlainLink : RouterLink;

/** The router's `useViewTransitionState`: on the server nothing is under way. */
export const useTransitionTo: (to: string) => boolean = import.meta.env.SSR
  ? () => false
  : useViewTransitionState;
