import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeStorefrontManifest } from './scripts/storefront-manifest.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    writeStorefrontManifest(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
