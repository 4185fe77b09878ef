import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { fonts } from './scripts/fonts/vite-plugin.ts';
import { leanRouter } from './scripts/lean-router/vite-plugin.ts';
import { scenes } from './scripts/scenes/vite-plugin.ts';

export default defineConfig({
  plugins: [fonts(), scenes(), leanRouter(), tailwindcss(), reactRouter()],
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
          output: {
            // Few files compress better than many small ones, and the framework's changes rarely.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 3,
                },
                {
                  // The few pages that write load this when they do; of its own, so that the back
                  // offices' chunk does not come with it.
                  name: 'api-client',
                  test: /src[\\/]web[\\/]ui[\\/]api-client/,
                  priority: 4,
                },
                {
                  name: 'storefront',
                  // What only some pages need stays out of what all of them load.
                  test: /\.fonts[\\/]|src[\\/](domain[\\/](price|slug)|web[\\/](ui[\\/](?!back-office|api-client|field|select|skeleton|failure-state|empty-state)|root|storefront[\\/](product[\\/]favorites|(?!read-params|page-head|breadcrumbs)[^\\/]+$)))/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  // What some pages of the storefront share with the back offices.
                  name: 'parts',
                  test: /src[\\/]web[\\/]ui[\\/](field|skeleton|failure-state)/,
                  priority: 1.5,
                },
                {
                  // What the two back offices share; no page of the storefront loads it. Charts come
                  // with the screens that draw.
                  name: 'back-office',
                  test: /src[\\/](contracts|web[\\/]ui[\\/]back-office[\\/](?!enquiries))|node_modules[\\/](zod|sonner|react-hook-form|@hookform|@tanstack|@base-ui|lucide-react)[\\/]/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});
