import { ImagePlus, Trash2 } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import * as texts from '#texts/back-office/pictures.ts';
import { classNames } from '../../class-names.ts';
import { ActionButton, IconButton } from '../action-button.tsx';
import { useFormUpload } from '../form/form-dialog.tsx';
import { UploadBar } from '../form/upload-bar.tsx';
import { lookInto, pictureProblem } from './picture-file.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { usePreview } from './use-preview.ts';

type ImageFieldProps = {
  /** The name of the form's value: a `File`, or null where none is chosen. */
  name: string;
  label: string;
  /** URL of the present picture; it stays unless another is chosen. */
  current?: string;
};

/**
 * A picture field: chosen or dropped, scaled down before the upload, and removable. The form's
 * schema validates it (`PictureFile`).
 */
export function ImageField({ name, label, current }: ImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const { field, fieldState, formState } = useController({ name });
  const { getValues, trigger } = useFormContext();
  const [isOver, setOver] = useState(false);
  const upload = useFormUpload();
  const file = field.value as File | null;
  const isRefused = file !== null && pictureProblem(file) !== undefined;
  const preview = usePreview(isRefused ? null : file) ?? current;
  const problem = fieldState.error?.message;

  async function choose(chosen: File | undefined) {
    if (chosen === undefined) return;
    // Saved before it is scaled down, it goes as it is, rather than not at all.
    field.onChange(chosen);
    const ready = await lookInto(await shrinkPicture(chosen));
    if (getValues(name) === chosen) take(ready);
  }

  function take(chosen: File | null) {
    field.onChange(chosen);
    trigger(name);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-dense font-medium">
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way, beside the button */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'relative flex min-h-28 items-center gap-4 rounded-control border border-dashed p-3',
          isOver ? 'border-accent bg-accent-soft' : 'border-field',
        )}
      >
        {preview ? (
          <img
            src={preview}
            alt={texts.preview}
            className="size-22 rounded-control bg-sand object-cover"
          />
        ) : (
          <span className="inline-flex size-22 shrink-0 items-center justify-center rounded-control bg-hover text-ink-muted">
            <ImagePlus size={22} aria-hidden="true" />
          </span>
        )}
        <div className="min-w-0 grow">
          <ActionButton
            ref={chooser}
            onClick={() => input.current?.click()}
            disabled={formState.isSubmitting}
          >
            {preview ? texts.chooseAnother : texts.choosePicture}
          </ActionButton>
          {file && <p className="mt-2 truncate text-fine">{file.name}</p>}
          <p className="mt-2 text-fine text-ink-muted" id={`${id}-hint`}>
            {texts.acceptedPictures}
          </p>
          {file && upload && <UploadBar label={file.name} {...upload} />}
        </div>
        {file && !formState.isSubmitting && (
          <IconButton
            label={texts.removePicture}
            onClick={() => {
              take(null);
              chooser.current?.focus();
            }}
          >
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        )}
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          tabIndex={-1}
          className="sr-only"
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {problem && (
        <p role="alert" className="mt-1.5 text-dense text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
