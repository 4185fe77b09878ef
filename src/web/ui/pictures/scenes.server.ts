import type { MediaItem } from '#contracts/media.ts';
import type { SiteConfig } from '#contracts/site-config.ts';
import cut from '../../../../.scenes/scenes.json?raw';

type Configured = SiteConfig['pictures'];
/** A second picture for narrow screens, made of the first unless there is one. */
export type SceneName =
  | keyof Configured
  | 'hero1Narrow'
  | 'hero3Narrow'
  | 'hero1Turned'
  | 'hero2Turned'
  | 'hero3Turned'
  | 'shopTurned'
  | 'newArrivalsNarrow'
  | 'shopNarrow';

/** A picture of the shop itself, and whether text on it has to be light or dark. */
export type Scene = MediaItem & { tone: 'dark' | 'light' | 'unknown' };

const scenes = JSON.parse(cut) as Record<SceneName, Scene>;

/** Returns the operator's own picture where the site configuration names one, else ours. */
export function sceneOf(site: Pick<SiteConfig, 'pictures'>, name: SceneName): Scene {
  const wide = name.replace(/(Narrow|Turned)$/, '') as keyof Configured;
  const url = site.pictures[wide];
  return url === undefined ? scenes[name] : configured(url);
}

function configured(url: string): Scene {
  return {
    kind: 'image',
    url,
    base: '',
    width: 0,
    height: 0,
    webp: [],
    avif: [],
    placeholder: '',
    color: '',
    alt: '',
    tone: 'unknown',
  };
}
