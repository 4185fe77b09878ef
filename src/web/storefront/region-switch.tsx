import type { Region } from '#contracts/price.ts';
import { regionNames } from '#domain/region-names.ts';
import * as texts from '#texts/storefront/frame.ts';
import { classNames } from '#web/ui/class-names.ts';
import { chooseRegion, useRegion } from '#web/ui/region.ts';

const regions = ['IN', 'AE'] as const;

type RegionSwitchProps = {
  /** Beside a product's prices, or in the dark frame, where it names the currencies too. */
  look: 'on-page' | 'in-frame';
  className?: string;
};

/**
 * The choice of the region whose prices are shown first and whose chats are opened, everywhere at
 * once. It is remembered (docs/behaviour/rules.md#region).
 */
export function RegionSwitch({ look, className }: RegionSwitchProps) {
  const chosen = useRegion();
  const isInFrame = look === 'in-frame';
  return (
    <fieldset
      className={classNames(
        'needs-scripts inline-flex flex-none',
        isInFrame ? 'region-in-frame' : 'border border-field',
        className,
      )}
    >
      <legend className="sr-only">{isInFrame ? texts.regionAndCurrency : texts.region}</legend>
      {regions.map((region) => (
        <RegionButton key={region} region={region} isChosen={region === chosen}>
          <span className={isInFrame ? 'md:max-lg:sr-only' : undefined}>{regionNames[region]}</span>
          {isInFrame && <span className="whitespace-pre"> {texts.currencySigns[region]}</span>}
        </RegionButton>
      ))}
    </fieldset>
  );
}

type RegionButtonProps = { region: Region; isChosen: boolean; children: React.ReactNode };

function RegionButton({ region, isChosen, children }: RegionButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => chooseRegion(region)}
      data-region-choice={region}
      className="region-choice min-h-11 text-small"
    >
      {children}
    </button>
  );
}
