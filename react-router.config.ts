import type { Config } from '@react-router/dev/config';
import { writeStorefrontManifest } from './scripts/storefront-manifest.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig: { buildDirectory, serverBuildFile } }) =>
    writeStorefrontManifest(buildDirectory, serverBuildFile),
} satisfies Config;
