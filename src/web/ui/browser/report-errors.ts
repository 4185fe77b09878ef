import { callPath } from '#domain/call-path.ts';
import { publicCall } from '../public-call.ts';

/**
 * Runs in the head, before any other script can fail: reports the first three errors of a page, by
 * beacon, with where they were thrown and neither the query of the address nor anything of the visitor.
 */
export const reportErrorsScript = () => `(left => {
  let report = (name, message, source, line, column) => {
    if (left-- > 0) try {
      navigator.sendBeacon('/api${callPath(publicCall('POST /client-errors'))}', JSON.stringify({
        name: ('' + name).slice(0, 60), message: ('' + message).slice(0, 300),
        source: source.replace(location.origin, '').slice(0, 200), line, column,
        page: location.pathname.slice(0, 200)
      }))
    } catch {}
  };
  addEventListener('error', ({ error, filename, message, lineno, colno }) =>
    filename?.startsWith(location.origin) &&
    report(error?.name || 'Error', message, filename, lineno, colno));
  addEventListener('unhandledrejection', ({ reason: e }) =>
    e instanceof Error && report(e.name, e.message, '', 0, 0))
})(3)`;
