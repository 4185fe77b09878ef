import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { fonts } from './scripts/fonts/vite-plugin.ts';
import { scenes } from './scripts/scenes/vite-plugin.ts';

/**
 * Lets files of pages export more than the page does, without which no group may leave out what its
 * modules import. React Router's own plugin sets this, after these settings are read.
 */
const extendEntries: Plugin = {
  name: 'extend-entries',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
};

export default defineConfig({
  plugins: [fonts(), scenes(), tailwindcss(), reactRouter(), extendEntries],
  build: {
    target: 'baseline-widely-available',
    // Everything is a file of its own: the security policy allows no fonts or scripts in data URLs.
    assetsInlineLimit: 0,
    // React Router preloads what a page needs by itself.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // React Router's sentences to developers, 1.4 kB of them, stay out of what shoppers load.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
          output: {
            // Few files compress better than many small ones, and the framework's changes rarely.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 5,
                },
                {
                  // The frame around every page of the storefront, with all that it imports.
                  name: 'storefront',
                  test: /src[\\/]web[\\/](root|storefront[\\/](layout|page-boundary))\.tsx/,
                  priority: 3,
                },
                {
                  // What most of its pages show.
                  name: 'pictures',
                  test: /src[\\/](domain[\\/](call-path|price|sku)|web[\\/](ui[\\/](icon|pictures|public-call|region|browser[\\/]remember|toast|product[\\/](asked|card-marks|price))|storefront[\\/]breadcrumbs))/,
                  minShareCount: 2,
                  priority: 2.5,
                },
                {
                  // The comparison's page needs what was chosen, and none of the cards.
                  name: 'compared',
                  test: /src[\\/]web[\\/]ui[\\/]product[\\/]compared/,
                  minShareCount: 2,
                  priority: 2.2,
                },
                {
                  name: 'cards',
                  test: /src[\\/](domain[\\/]badges|web[\\/]ui[\\/]product)/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  name: 'lists',
                  test: /src[\\/]web[\\/](ui[\\/](select|empty-state)|storefront[\\/](column-choice|sync-with-address|views\.ts))/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  // What a product's page says of a piece that is reserved or sold.
                  name: 'availability',
                  test: /src[\\/]domain[\\/](availability|text[\\/]isolate)/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  // The few pages that write load this when they do; of its own, so that the back
                  // offices' chunk does not come with it.
                  name: 'api-client',
                  test: /src[\\/]web[\\/]ui[\\/]api-client/,
                  priority: 1.8,
                },
                {
                  // What some pages of the storefront share with the back offices.
                  name: 'parts',
                  test: /src[\\/]web[\\/]ui[\\/](field|private-form|qr-code|skeleton|failure-state)/,
                  priority: 1.5,
                },
                {
                  // What the two back offices share; no page of the storefront loads it. Charts come
                  // with the screens that draw.
                  name: 'back-office',
                  test: /src[\\/](contracts|web[\\/]ui[\\/]back-office[\\/](?!enquiries))|node_modules[\\/](zod|sonner|react-hook-form|@hookform|@tanstack|@base-ui|lucide-react)[\\/]/,
                  minShareCount: 2,
                  priority: 1,
                  // What they import stays out, or a module that the storefront needs too would
                  // bring all of this to it. No chunk imports itself in a circle (tests/counts), so
                  // that `strictExecutionOrder`, at 2.5 kB a page, is not needed.
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
});
