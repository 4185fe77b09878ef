import type { Region } from '#contracts/price.ts';
import { chooseRegion, useRegion } from '#web/ui/region.ts';

const regions = [
  { region: 'IN', label: 'India' },
  { region: 'AE', label: 'UAE' },
] as const;

/**
 * The choice of the region whose price is shown first and whose chat is opened. It is remembered.
 */
export function RegionSwitch() {
  const chosen = useRegion();
  return (
    <fieldset className="needs-scripts inline-flex border border-field">
      <legend className="sr-only">Region</legend>
      {regions.map(({ region, label }) => (
        <RegionButton key={region} region={region} label={label} isChosen={region === chosen} />
      ))}
    </fieldset>
  );
}

type RegionButtonProps = { region: Region; label: string; isChosen: boolean };

function RegionButton({ region, label, isChosen }: RegionButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => chooseRegion(region)}
      data-region-choice={region}
      className="region-choice min-h-11 min-w-16 px-4 text-small"
    >
      {label}
    </button>
  );
}
