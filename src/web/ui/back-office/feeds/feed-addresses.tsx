import { useId, useState } from 'react';
import { type FeedFile, feedFiles } from '#contracts/feeds.ts';
import type { Region } from '#contracts/price.ts';
import { type Language, languageNames, languages } from '#languages/languages.ts';
import * as texts from '#texts/back-office/feeds.ts';
import { CopyButton } from '../second-factor/copy-button.tsx';

const regions: readonly Region[] = ['IN', 'AE'];

/** The addresses of feeds below a path, for a region and in a language, each to copy. */
export function FeedAddresses({ path }: { path: string }) {
  const [region, setRegion] = useState<Region>('IN');
  const [language, setLanguage] = useState<Language>('en');
  const id = useId();
  const query = new URLSearchParams({
    ...(region !== 'IN' && { region }),
    ...(language !== 'en' && { language }),
  });
  const asked = query.size === 0 ? '' : `?${query}`;
  return (
    <>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <label htmlFor={`${id}r`}>
          <span className="mb-1 block text-dense font-medium">{texts.region}</span>
          <select
            id={`${id}r`}
            className="back-office-input"
            value={region}
            onChange={({ target }) => setRegion(target.value as Region)}
          >
            {regions.map((each) => (
              <option key={each} value={each}>
                {texts.regions[each]}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}l`}>
          <span className="mb-1 block text-dense font-medium">{texts.language}</span>
          <select
            id={`${id}l`}
            className="back-office-input"
            value={language}
            onChange={({ target }) => setLanguage(target.value as Language)}
          >
            {languageNames.map((each) => (
              <option key={each} value={each} lang={each}>
                {languages[each].name}
              </option>
            ))}
          </select>
        </label>
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
