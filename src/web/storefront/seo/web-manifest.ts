import { getSite } from '#contracts/calls/site.ts';
import { apiContext } from '../../api-context.ts';
import type { Route } from './+types/web-manifest';

/** Serves the web manifest: how the shop looks on a phone's home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = await context.get(apiContext).get(getSite);
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    start_url: '/',
    display: 'standalone',
    background_color: '#f8f5f0',
    theme_color: '#12100e',
    icons: [192, 512].flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}
