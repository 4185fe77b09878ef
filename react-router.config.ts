import type { Config } from '@react-router/dev/config';
import { writeStorefrontManifest } from './scripts/storefront-manifest.ts';
import { type Language, languages } from './src/languages/languages.ts';

const language = (process.env.PAGES_LANGUAGE ?? 'en') as Language;

export default {
  appDirectory: 'src/web',
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  basename: languages[language].path || '/',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig: { buildDirectory, serverBuildFile } }) =>
    writeStorefrontManifest(buildDirectory, serverBuildFile),
} satisfies Config;
