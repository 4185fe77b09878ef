import { useState } from 'react';
import { documentCalls } from '#contracts/calls/documents.ts';
import type { Language } from '#languages/languages.ts';
import * as texts from '#texts/back-office/documents.ts';
import { language as ofPages } from '#texts/language.ts';
import { useBackOffice } from '../back-office-provider.tsx';
import { DownloadButton } from '../download-button.tsx';
import { downloadFile } from '../download-file.ts';
import { Choice } from '../form/choice.tsx';
import { languageOptions } from '../form/language-options.ts';

/** A sheet to print with the QR code of the seller's page, or of the shop, in a chosen language. */
export function PosterDownload() {
  const { role } = useBackOffice();
  const [language, setLanguage] = useState<Language>(ofPages);
  const call = documentCalls[role.role].getPoster;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Choice
        label={texts.language}
        value={language}
        options={languageOptions}
        onChoose={setLanguage}
      />
      <DownloadButton
        label={texts.downloadPoster}
        download={() => downloadFile(role, call, { query: { language } }, 'poster.pdf')}
      />
    </div>
  );
}
