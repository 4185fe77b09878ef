import type { MouseEvent } from 'react';
import { type LinkProps, Link as RouterLink, useViewTransitionState } from 'react-router';
import { inLanguage } from '#languages/languages.ts';
import { language } from '#texts/language.ts';
import { wantsLessData } from './browser/wants-less-data.ts';

/** What the router reads in a path: not rooted, empty or dotted parts, backslashes, no query after `?`. */
const TO_RESOLVE = /^(?!\/)|[\\/][\\/.]|\\|\?(?:#|$)|#$/;

/**
 * The router's link as the server writes it: the same element, without what only a browser does. A
 * list has dozens, and each of the router's resolves its path twice and makes handlers that are not
 * sent.
 */
function PlainLink(props: LinkProps) {
  const { to } = props;
  if (typeof to !== 'string' || TO_RESOLVE.test(to)) {
    return <RouterLink {...props} discover="none" />;
  }
  const {
    to: _to,
    discover: _discover,
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
  return <a {...attributes} href={inLanguage(language, to)} />;
}

/** A finger's touch tells its intent when it has tapped: what is fetched ahead then would be asked for twice. */
const IS_TOUCHED = !import.meta.env.SSR && matchMedia('(hover: none)').matches;

function BrowserLink(props: LinkProps) {
  const isLate = IS_TOUCHED && props.prefetch === 'intent';
  return <RouterLink {...props} discover="none" {...(isLate && { prefetch: 'none' })} />;
}

/** The router's `<Link>`, without the mark by which routes are discovered: a browser knows all routes at the start. */
export const Link = import.meta.env.SSR ? PlainLink : BrowserLink;

/** The router's `useViewTransitionState`: on the server nothing is under way. */
export const useTransitionTo: (to: string) => boolean = import.meta.env.SSR
  ? () => false
  : useViewTransitionState;

/** Dims the card whose link was pressed, at once, until its page is there; returns whether this page is left. */
export function dimCard(event: MouseEvent<HTMLAnchorElement>): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || isModified) return false;
  event.currentTarget.dataset.leaving = '';
  return true;
}

/**
 * How the pages of cards are fetched ahead: while a card is seen, so that they are there before the tap; not for
 * whoever saves data.
 */
export const WHILE_SEEN: NonNullable<LinkProps['prefetch']> =
  !import.meta.env.SSR && wantsLessData() ? 'none' : 'viewport';
