import { useId, useRef } from 'react';
import type { PageBody } from '#contracts/content/page.ts';
import { type PageKind, pagePath } from '#contracts/content/page-rules.ts';
import { otherLanguages } from '#languages/languages.ts';
import { translatedField } from '#languages/translations.ts';
import { inIt, optional } from '#texts/content/translated-fields.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { described, FieldFrame } from '#web/ui/back-office/form/field-frame.tsx';
import { written } from '#web/ui/back-office/form/translated-fields.tsx';
import { UploadBar } from '#web/ui/back-office/form/upload-bar.tsx';
import { refused, useFault } from '../content/faults.tsx';
import { useUpload } from '../content/use-upload.ts';
import { nameOf, type usePage } from './use-page.ts';

type FieldsProps = { page: ReturnType<typeof usePage>; kind: PageKind; mayChange: boolean };

/** What is said of a page beside its text: its address, its picture, and whether the footer leads to it. */
export function PageFields({ page, kind, mayChange }: FieldsProps) {
  const id = useId();
  const { body, change, saved } = page;
  const name = body.name || nameOf(body.en.title);
  const error = useFault('name');
  const isRenamed = saved?.isPublished === true && saved.body.name !== body.name;
  return (
    <div className="grid gap-4">
      <FieldFrame
        id={`${id}-name`}
        label="Address"
        error={error}
        hint={
          isRenamed
            ? 'Once it is published, the old address leads to the new one.'
            : `${pagePath(kind, name || '…')}, made from the title if left empty.`
        }
      >
        <input
          id={`${id}-name`}
          className="back-office-input"
          value={body.name}
          placeholder={name}
          maxLength={80}
          disabled={!mayChange}
          {...described(`${id}-name`, error, true)}
          onChange={({ target }) => change({ name: target.value.toLowerCase() })}
        />
      </FieldFrame>
      <CoverField
        cover={body.cover}
        url={page.pictures[body.cover?.picture ?? '']?.url}
        mayChange={mayChange}
        onChange={(cover) => change({ cover })}
        onUploaded={page.addPicture}
      />
      <label className="flex min-h-9 items-start gap-2.5">
        <input
          type="checkbox"
          className="back-office-check mt-0.5"
          checked={body.isInFooter}
          disabled={!mayChange}
          onChange={({ target }) => change({ isInFooter: target.checked })}
        />
        In the footer of every page
      </label>
    </div>
  );
}

type CoverProps = {
  cover: PageBody['cover'];
  url: string | undefined;
  mayChange: boolean;
  onChange: (cover: PageBody['cover']) => void;
  onUploaded: ReturnType<typeof usePage>['addPicture'];
};

function CoverField({ cover, url, mayChange, onChange, onUploaded }: CoverProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { share, problem, upload } = useUpload();
  const gone = useFault('cover/picture');
  const untold = useFault('cover/alt');

  async function take(file: File | undefined) {
    const uploaded = await upload(file);
    if (uploaded === null) return;
    onUploaded(uploaded.id, uploaded.picture);
    onChange({ alt: '', ...cover, picture: uploaded.id });
  }

  return (
    <div className="grid gap-3">
      <FieldFrame
        id={`${id}-cover`}
        label="Picture at its top, and in lists"
        error={problem ?? gone}
      >
        {url && (
          <img src={url} alt="" className="aspect-[3/2] w-full rounded-control object-cover" />
        )}
        {mayChange && (
          <div className="mt-2 flex gap-2">
            <ActionButton
              id={`${id}-cover`}
              {...(gone && refused)}
              busy={share !== null && 'Uploading…'}
              onClick={() => input.current?.click()}
            >
              {cover === null ? 'Upload a Picture' : 'Another Picture'}
            </ActionButton>
            {cover !== null && (
              <ActionButton look="plain" onClick={() => onChange(null)}>
                Remove
              </ActionButton>
            )}
          </div>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label="Picture at its top: a file"
          className="sr-only"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </FieldFrame>
      {share !== null && <UploadBar label="Picture" share={share} />}
      {cover !== null && (
        <FieldFrame id={`${id}-alt`} label="What it shows" error={untold}>
          <input
            id={`${id}-alt`}
            className="back-office-input"
            value={cover.alt}
            maxLength={200}
            disabled={!mayChange}
            {...described(`${id}-alt`, untold, undefined)}
            onChange={({ target }) => onChange({ ...cover, alt: target.value })}
          />
        </FieldFrame>
      )}
      {cover !== null &&
        otherLanguages.map((language) => {
          const name = translatedField('alt', language);
          return (
            <FieldFrame
              key={name}
              id={`${id}-${name}`}
              label={optional(inIt('What it shows', language))}
              error={undefined}
            >
              <input
                id={`${id}-${name}`}
                className="back-office-input"
                value={cover[name] ?? ''}
                maxLength={200}
                disabled={!mayChange}
                {...written(language)}
                onChange={({ target }) => onChange({ ...cover, [name]: target.value })}
              />
            </FieldFrame>
          );
        })}
    </div>
  );
}
