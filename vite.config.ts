import { fileURLToPath } from 'node:url';
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

/** The pages of each language are a build of their own, in which `#texts/` leads to that language's texts. */
const language = process.env.PAGES_LANGUAGE ?? 'en';
const texts = fileURLToPath(new URL(`src/languages/${language}`, import.meta.url));

export default defineConfig({
  resolve: { alias: { '#texts': texts } },
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
            // Few files compress better than many small ones, and the framework's changes rarely. Of groups
            // with the same priority, a whole number, the earlier takes a module.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 4,
                },
                {
                  // The frame around every page of the storefront, with all that it imports.
                  name: 'storefront',
                  test: /src[\\/]web[\\/](root|storefront[\\/](layout|page-boundary))\.tsx/,
                  priority: 3,
                },
                {
                  // How typed digits and prices are read and pages are numbered, by the shop's filters and the back offices.
                  name: 'typed',
                  test: /src[\\/](contracts[\\/](typed[\\/]|facets[\\/]list-facets)|domain[\\/]deepest-page)/,
                  priority: 2,
                },
                {
                  // What hydrates later around every page.
                  name: 'frame-parts',
                  test: /src[\\/](languages[\\/][a-z]+[\\/]storefront[\\/](frame|compare-tray)|web[\\/]storefront[\\/](header|footer|frame-markup|region-switch|compare[\\/]compare-tray))/,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                {
                  // What hydrates later on a product's page, with all ways to ask.
                  name: 'product-parts',
                  test: /src[\\/](languages[\\/][a-z]+[\\/](domain[\\/]enquiry-message|storefront[\\/]product-parts)|domain[\\/](chat-link|enquiries[\\/]enquiry-message)|web[\\/]storefront[\\/](enquiries[\\/](ask-|chat-|enquiry\.|keep-|kept-|list-(button|toggle)|marketplace-|other-|phone-links)|viewed[\\/](recently|use-counted|viewed)|specifications[\\/]specification-table|product[\\/](ask\.|chat-bar|facts|lowest-price|rating|related|share-button|size-choice|tools|gallery[\\/]product-video)))/,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                {
                  // What hydrates later on pages with a list of products.
                  name: 'list-parts',
                  test: /src[\\/](languages[\\/][a-z]+[\\/]storefront[\\/]list-parts|domain[\\/]search[\\/]spans|web[\\/]storefront[\\/](newsletter[\\/]newsletter\.tsx|shop[\\/]category-circles|column-choice|read-params|product-list[\\/](availability-choices|chosen-filters|facet-choices|filter-panel|price-|list-state|chosen\.|product-results|read-boxes|search-note)))/,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                {
                  // What most of its pages show.
                  name: 'pictures',
                  test: /src[\\/](languages[\\/](plural|isolated|[a-z]+[\\/](formats|plural|ui[\\/]prices))|domain[\\/](call-path|currencies|pictures[\\/]focus|price|sku|text[\\/]isolate|time[\\/]days)|web[\\/](ui[\\/](icon|direction|pictures|public-call|region|browser[\\/](remember|wants-less)|toast|product[\\/](asked|card-marks|price))|storefront[\\/](breadcrumbs|use-swipe|enquiries[\\/]list-outline)))/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  // The comparison's page needs what was chosen, and none of the cards.
                  name: 'compared',
                  test: /src[\\/](languages[\\/][a-z]+[\\/]ui[\\/]basics|web[\\/]ui[\\/]product[\\/]compared)/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  // Pages of sellers and categories.
                  name: 'taxonomy',
                  test: /src[\\/](languages[\\/][a-z]+[\\/]storefront[\\/]lists|web[\\/]storefront[\\/]lists)/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  // What a product's page says of a piece that is reserved or sold, of its sizes and of its seller: its
                  // later parts need nothing more, so that a tap that is sooner than they takes two rounds.
                  name: 'availability',
                  test: /src[\\/](languages[\\/][a-z]+[\\/]domain[\\/](availability|values)|domain[\\/](availability|region-names|time[\\/]reply-time)|web[\\/]storefront[\\/]specifications[\\/](specifications-of|parts))/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  // The report's page needs nothing else of what a product's shares with the back offices.
                  name: 'reasons',
                  test: /src[\\/]languages[\\/][a-z]+[\\/]domain[\\/]reasons/,
                  minShareCount: 2,
                  priority: 3,
                },
                {
                  name: 'cards',
                  test: /src[\\/](languages[\\/][a-z]+[\\/]ui[\\/]cards|domain[\\/]badges|web[\\/]ui[\\/]product)/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  name: 'lists',
                  test: /src[\\/](languages[\\/][a-z]+[\\/]storefront[\\/]search\.|web[\\/](ui[\\/](select|empty-state|query-form)|storefront[\\/](page-head|search[\\/](list-search|search-field)|sync-with-address|views\.ts)))/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  name: 'listing',
                  test: /src[\\/](languages[\\/][a-z]+[\\/]storefront[\\/]listing\.|web[\\/]storefront[\\/]product-list[\\/](list-kinds|product-list-form))/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  // The few pages that write load this when they do; of its own, so that the back
                  // offices' chunk does not come with it.
                  name: 'api-client',
                  test: /src[\\/](languages[\\/][a-z]+[\\/]ui[\\/]calls|web[\\/]ui[\\/]api-client)/,
                  priority: 1,
                },
                {
                  // What some pages of the storefront share with the back offices.
                  name: 'parts',
                  test: /src[\\/]web[\\/]ui[\\/](field|private-form|skeleton|failure-state)/,
                  priority: 1,
                },
                {
                  // What every screen of the two back offices needs: frame, lists, calls. No page of the storefront
                  // loads it. Charts come with the screens that draw, forms with the dialogs that open, what only a
                  // few of the admins' screens say with these.
                  name: 'back-office',
                  test: /src[\\/](contracts[\\/](?!typed|site-config|attributes[\\/]read-|bin|products[\\/]product-import|newsletter-issue|mail-text|announcement|content[\\/]|redirect|settings|home-page|catalogue-merge|calls[\\/](announcements|bin|documents|pages|imports|newsletter|mail-texts|redirects|settings|home-page|catalogue-merge))|languages[\\/](said|sentence|[a-z]+[\\/](back-office[\\/](?!documents|import|product-changes)|contracts[\\/]product-fields|refusals[\\/]|domain[\\/](leads|placeholders)))|web[\\/]ui[\\/]back-office[\\/](?!api-keys|documents|enquiries|feeds|imports|webhooks|charts|commands|keys[\\/]keys-dialog|movable-list|list[\\/](filters[\\/]filter-picker|bulk-(?!changes)|column-choice-popup|saved-views[\\/]view-(choice-popup|dialog))|shell[\\/]phone-menu|row-menu-popup|dialogs[\\/](?!lazy-dialog|use-open-dialog)|pictures|sessions|messages|form[\\/](?!send-form|upload-bar|drafts)|second-factor[\\/](?!demand)|login[\\/](?!guard|return-path)|products[\\/](?!state-|edit-and-delete|share-picture|storefront-link)))|node_modules[\\/](zod|sonner|@tanstack|lucide-react)[\\/]/,
                  minShareCount: 2,
                  priority: 1,
                  // What they import stays out, or a module that the storefront needs too would
                  // bring all of this to it. No chunk imports itself in a circle (tests/counts), so
                  // that `strictExecutionOrder`, at 2.5 kB a page, is not needed.
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'back-office-forms',
                  test: /src[\\/]web[\\/]ui[\\/]back-office[\\/](form|pictures|products)[\\/]|node_modules[\\/](react-hook-form|@hookform)[\\/]/,
                  minShareCount: 2,
                  priority: 0.9,
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
