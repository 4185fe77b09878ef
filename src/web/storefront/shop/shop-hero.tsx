import * as texts from '#texts/storefront/shop.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Written } from '#web/ui/written.tsx';
import type { heroScene } from '../home/home-scenes.ts';

type ShopHeroProps = {
  scene: ReturnType<typeof heroScene> | null;
  /** What the list is called, where it is of one category, brand or seller. */
  name: string | null;
};

/** The head of the shop: its title over a photograph, or alone above a search's results. */
export function ShopHero({ scene, name }: ShopHeroProps) {
  return (
    <div className="shop-hero" data-tone={scene?.tone}>
      {scene && (
        <Picture
          media={scene.picture}
          narrow={scene.narrow}
          sizes="100vw"
          ratio={null}
          priority
          alt=""
          className="shop-hero-picture"
        />
      )}
      <div className="shop-hero-words margins">
        <h1
          className={classNames(
            'font-display text-balance wrap-anywhere',
            // However long a search is, its results begin in the first view.
            scene ? 'text-page md:max-w-[44%]' : 'line-clamp-2 text-heading',
          )}
        >
          {name === null ? texts.title : <Written>{name}</Written>}
        </h1>
        {scene && name === null && (
          <p className="mt-2 max-w-md text-balance md:mt-4 md:text-lead">{texts.text}</p>
        )}
      </div>
    </div>
  );
}
