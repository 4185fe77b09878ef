import { Paperclip, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { LARGEST_DOCUMENT_BYTES } from '#contracts/media.ts';
import { MOST_DOCUMENTS } from '#contracts/sellers/seller-message.ts';
import * as texts from '#texts/seller/messages.ts';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { Written } from '#web/ui/written.tsx';

type DocumentsFieldProps = {
  files: readonly File[];
  /** The reasons of refused documents, by the name of their form part. */
  refused: Readonly<Record<string, string>>;
  onChange: (files: File[]) => void;
};

/** Chooses documents for a message; too large ones are refused before sending. */
export function DocumentsField({ files, refused, onChange }: DocumentsFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function add(chosen: File[]) {
    const small = chosen.filter(({ size }) => size <= LARGEST_DOCUMENT_BYTES);
    const all = [...files, ...small];
    if (small.length < chosen.length) setProblem(texts.tooLarge);
    else if (all.length > MOST_DOCUMENTS) setProblem(texts.tooMany(MOST_DOCUMENTS));
    else setProblem(null);
    onChange(all.slice(0, MOST_DOCUMENTS));
  }

  return (
    <div>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={texts.chooseDocuments}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        className="sr-only"
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {files.length > 0 && (
        <ul className="mb-2 divide-y divide-hair border-y border-hair">
          {files.map((file, index) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className="py-1">
              <div className="flex items-center gap-2">
                <Written className="min-w-0 grow truncate">{file.name}</Written>
                <IconButton
                  label={texts.remove(file.name)}
                  onClick={() => onChange(files.filter((each) => each !== file))}
                >
                  <X size={15} aria-hidden="true" />
                </IconButton>
              </div>
              {refused[`document${index + 1}`] && (
                <p role="alert" className="pb-1 text-dense text-bad">
                  {refused[`document${index + 1}`]}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {files.length < MOST_DOCUMENTS && (
        <ActionButton onClick={() => input.current?.click()}>
          <Paperclip size={15} aria-hidden="true" />
          {texts.addDocuments}
        </ActionButton>
      )}
      <p className="mt-1.5 text-fine text-ink-muted">{texts.limits(MOST_DOCUMENTS)}</p>
      {problem && (
        <p role="alert" className="mt-1 text-dense text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
