import type { HomeContent, ShownPicture } from '#contracts/content/shown.ts';
import type { SiteConfig } from '#contracts/site-config.ts';
import { isRightToLeft } from '#web/ui/direction.ts';
import { pagePicture } from '#web/ui/pictures/page-picture.ts';
import { type SceneName, sceneOf } from '#web/ui/pictures/scenes.server.ts';
import type { HeroScene } from './hero.tsx';

/** Returns the hero's slides: those that admins have made, or three pictures for wide and narrow screens. */
export function heroScenes(site: SiteConfig, slides: HomeContent['slides']): HeroScene[] {
  if (slides === undefined) {
    return (['hero1', 'hero2', 'hero3'] as const).map((name) => heroScene(site, name));
  }
  return slides.map(({ picture, narrow, start, end, text, button, to }) => ({
    ...shownScene(site, picture, narrow),
    said: { start, end, text, button, to },
  }));
}

/** Returns a picture that an admin has chosen, for wide and narrow screens. */
export function shownScene(
  site: SiteConfig,
  picture: ShownPicture,
  narrow: ShownPicture | null,
): HeroScene {
  if (narrow === null && isWithText(picture)) return heroScene(site, picture);
  const wide = shownPicture(site, picture);
  return {
    picture: wide,
    narrow: narrow === null ? wide : shownPicture(site, narrow),
    tone: typeof picture === 'string' ? sceneOf(site, picture).tone : 'unknown',
    isTurned: false,
  };
}

const withText = ['hero1', 'hero2', 'hero3', 'shop'] as const;
const isWithText = (picture: ShownPicture): picture is (typeof withText)[number] =>
  withText.some((name) => name === picture);

/** Returns a picture that an admin has chosen. */
export const shownPicture = (site: SiteConfig, shown: ShownPicture) =>
  typeof shown === 'string' ? picture(site, shown) : pagePicture(shown);

/** Returns a picture with text on it, for wide and narrow screens. */
function heroScene(site: SiteConfig, name: (typeof withText)[number]): HeroScene {
  const sided = towardsText(site, name);
  return {
    picture: picture(site, sided),
    narrow: picture(site, `${name}Narrow`),
    tone: sceneOf(site, sided).tone,
    isTurned: sided !== name,
  };
}

/** Returns the name of a picture whose empty side is where text begins. An operator's own is as it is. */
export function towardsText(site: SiteConfig, name: (typeof withText)[number]): SceneName {
  const isKept = !isRightToLeft || site.pictures[name] !== undefined;
  return isKept ? name : `${name}Turned`;
}

/** Returns a banner's picture, without text on it. */
export function picture(site: SiteConfig, name: SceneName) {
  return pagePicture(sceneOf(site, name));
}
