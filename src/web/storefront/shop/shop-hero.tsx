import type { ReactNode } from 'react';
import * as texts from '#texts/storefront/shop.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Written } from '#web/ui/written.tsx';
import type { picture } from '../home/home-scenes.ts';

type ShopHeroProps = {
  scene: ReturnType<typeof picture> | null;
  /** What the list is called, where it is of one category, brand or seller. */
  name: string | null;
  /** The ways into the categories, beside a photograph. */
  children: ReactNode;
};

/** The head of the shop: its title beside a photograph, or alone above a search's results. */
export function ShopHero({ scene, name, children }: ShopHeroProps) {
  return (
    <div className={classNames(scene && 'shop-hero')}>
      <div className="shop-hero-words">
        <h1
          className={classNames(
            'font-display text-balance wrap-anywhere',
            // However long a search is, its results begin in the first view.
            scene ? 'text-heading md:text-page' : 'line-clamp-2 text-heading',
          )}
        >
          {name === null ? texts.title : <Written>{name}</Written>}
        </h1>
        {scene && name === null && (
          <p className="mt-2 max-w-md text-balance max-md:hidden">{texts.text}</p>
        )}
      </div>
      {scene && (
        <>
          <Picture
            media={scene}
            sizes="(min-width: 48rem) 58vw, 50vw"
            ratio={null}
            priority
            alt=""
            className="shop-hero-picture"
          />
          {children}
        </>
      )}
    </div>
  );
}
