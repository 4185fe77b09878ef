import type { SiteConfig } from '#contracts/site-config.ts';
import { pagePicture } from '#web/ui/pictures/page-picture.ts';
import { type SceneName, sceneOf } from '#web/ui/pictures/scenes.server.ts';
import type { HeroScene } from './hero.tsx';

/** Returns the hero's three pictures, for wide and narrow screens. */
export function heroScenes(site: SiteConfig): HeroScene[] {
  return (['hero1', 'hero2', 'hero3'] as const).map((name) => heroScene(site, name));
}

/** Returns a picture with text on it, for wide and narrow screens. */
export function heroScene(site: SiteConfig, name: 'hero1' | 'hero2' | 'hero3' | 'shop'): HeroScene {
  return {
    picture: picture(site, name),
    narrow: picture(site, `${name}Narrow`),
    tone: sceneOf(site, name).tone,
  };
}

/** Returns a banner's picture, without text on it. */
export function picture(site: SiteConfig, name: SceneName) {
  return pagePicture(sceneOf(site, name));
}
