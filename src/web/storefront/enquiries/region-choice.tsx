import { useEffect, useState } from 'react';
import type { Region } from '#contracts/price.ts';
import { regionNames } from '#domain/region-names.ts';
import * as texts from '#texts/storefront/enquiries.tsx';
import { useKnownRegion } from '#web/ui/region.ts';

const regions = ['IN', 'AE'] as const;

/** Which region an enquiry comes from: the user's, and without scripts by choice. */
export function RegionChoice() {
  const known = useKnownRegion();
  const [chosen, choose] = useState<Region>('IN');

  useEffect(() => {
    if (known !== null) choose(known);
  }, [known]);

  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{texts.whereAreYou}</legend>
      <div className="flex gap-x-7">
        {regions.map((region) => (
          <label key={region} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="region"
              value={region}
              checked={region === chosen}
              onChange={() => choose(region)}
              className="size-4 accent-ink"
            />
            {regionNames[region]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
