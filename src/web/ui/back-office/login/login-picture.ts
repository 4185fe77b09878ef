import type { RouterContextProvider } from 'react-router';
import { getSite } from '#contracts/calls/site.ts';
import type { MediaItem } from '#contracts/media.ts';
import { sceneOf } from '#web/ui/pictures/scenes.server.ts';
import { apiContext } from '../../../api-context.ts';

/** Returns the photograph beside a log-in; null where the site's texts cannot be loaded. */
export async function loginPicture(
  context: Readonly<RouterContextProvider>,
): Promise<MediaItem | null> {
  const site = await context
    .get(apiContext)
    .get(getSite)
    .catch(() => null);
  return site && sceneOf(site, 'logIn');
}
