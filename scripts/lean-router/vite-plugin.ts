import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Modules of react-router that browsers would load for nothing, and what they get instead. */
const replaced = {
  'lib/dom/ssr/fog-of-war.js': 'lazy-discovery.js',
  'lib/dom/ssr/errorBoundaries.js': 'error-boundaries.js',
  'lib/router/instrumentation.js': 'instrumentation.js',
} as const;

const PLACE = '/node_modules/react-router/dist/production/';

/**
 * Leaves out of the browsers' build what this application never uses of its router (6 kB gzipped
 * with the sentences that warn developers). The build fails where a new release of the router has
 * moved one of the modules, or wants something of it that the replacement lacks.
 */
export function leanRouter(): Plugin {
  const met = new Set<string>();
  return {
    name: 'dhow-lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: { treeshake: { manualPureFunctions: ['warning', 'warnOnce'] } },
          },
        },
      },
    }),
    load: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      async handler(id) {
        const [, module = ''] = id.split(PLACE);
        const replacement = replaced[module as keyof typeof replaced];
        if (replacement === undefined) return null;
        met.add(module);
        return readFile(new URL(replacement, import.meta.url), 'utf8');
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      // Names for developers, and calls not known to be pure, would keep what nobody uses. What must
      // hold is still made sure of, but its sentences are for developers as well.
      handler: (code) => ({
        code: code
          .replace(/^(.*\binvariant\(.*), ("[^"\n]*"|`[^`\n]*`)\);$/gm, '$1);')
          .replace(/^\t*\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef('),
        map: null,
      }),
    },
    buildEnd(error) {
      const missing = Object.keys(replaced).filter((module) => !met.has(module));
      if (error || missing.length === 0) return;
      this.error(`react-router has no ${missing.join(', ')} any more: see scripts/lean-router.`);
    },
  };
}
