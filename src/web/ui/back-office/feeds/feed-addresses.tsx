import { useState } from 'react';
import { type FeedFile, feedFiles } from '#contracts/feeds.ts';
import type { Region } from '#contracts/price.ts';
import type { Language } from '#languages/languages.ts';
import * as texts from '#texts/back-office/feeds.ts';
import { Choice, type Options } from '../form/choice.tsx';
import { languageOptions } from '../form/language-options.ts';
import { CopyButton } from '../second-factor/copy-button.tsx';

const regions: Options<Region> = [
  { value: 'IN', label: texts.regions.IN },
  { value: 'AE', label: texts.regions.AE },
];

/** The addresses of feeds below a path, for a region and in a language, each to copy. */
export function FeedAddresses({ path }: { path: string }) {
  const [region, setRegion] = useState<Region>('IN');
  const [language, setLanguage] = useState<Language>('en');
  const query = new URLSearchParams({
    ...(region !== 'IN' && { region }),
    ...(language !== 'en' && { language }),
  });
  const asked = query.size === 0 ? '' : `?${query}`;
  return (
    <>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Choice label={texts.region} value={region} options={regions} onChoose={setRegion} />
        <Choice
          label={texts.language}
          value={language}
          options={languageOptions}
          onChoose={setLanguage}
        />
      </div>
      <ul className="mt-4 divide-y divide-hair border-y border-hair">
        {(Object.keys(feedFiles) as FeedFile[]).map((file) => {
          const address = `${window.location.origin}${path}/${file}${asked}`;
          return (
            <li key={file} className="flex items-center gap-3 py-2">
              <div className="min-w-0 grow">
                <p className="text-dense font-medium">{texts.files[file]}</p>
                <p className="truncate text-ink-muted text-dense" dir="ltr" title={address}>
                  {address}
                </p>
              </div>
              <CopyButton key={address} text={address} className="flex-none">
                {texts.copy}
              </CopyButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}
