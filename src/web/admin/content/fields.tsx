import { ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Slide } from '#contracts/content/content.ts';
import { type ContentPicture, isScene, scenes, type Words } from '#contracts/content/words.ts';
import { FIRST_LANGUAGE, type Language, languageNames, languages } from '#languages/languages.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { described, FieldFrame } from '#web/ui/back-office/form/field-frame.tsx';
import { UploadBar } from '#web/ui/back-office/form/upload-bar.tsx';
import { pictureSource } from '#web/ui/pictures/picture-source.ts';
import { useEditing } from './editing.ts';
import { useFault } from './faults.tsx';
import { LINK_HINT } from './link-hint.ts';
import { useUpload } from './use-upload.ts';

/** Below a field that the operator's file sets. */
export const FIXED_HINT = 'Set by SITE_CONFIG, on the server.';

type TextProps = {
  label: string;
  /** Its path among the fields around it, as `start/en`. */
  at: string;
  value: string;
  onChange: (value: string) => void;
  most?: number;
  rows?: number;
  hint?: string;
  /** What it is written in, unless it is in English or of no language. */
  language?: Language | undefined;
  isFixed?: boolean;
};

/** A text of the content; what the operator's file sets is shown, and cannot be changed. */
export function ContentField({
  label,
  at,
  value,
  onChange,
  most,
  rows,
  hint,
  ...props
}: TextProps) {
  const id = useId();
  const error = useFault(at);
  const { mayChange } = useEditing();
  const { language, isFixed } = props;
  const shownHint = isFixed ? FIXED_HINT : hint;
  const control = {
    id,
    value,
    ...(most !== undefined && { maxLength: most }),
    ...(language && { dir: languages[language].direction, lang: language }),
    disabled: !mayChange || isFixed === true,
    className: 'back-office-input',
    ...described(id, error, shownHint),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <FieldFrame id={id} label={label} hint={shownHint} error={error}>
      {rows === undefined ? <input {...control} /> : <textarea rows={rows} {...control} />}
    </FieldFrame>
  );
}

type WordsProps = {
  label: string;
  at: string;
  value: Words;
  onChange: (value: Words) => void;
  most: number;
  rows?: number;
};

/** A text in English and, beside it, in the other languages. */
export function WordsField({ label, at, value, onChange, ...rest }: WordsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2 xl:grid-cols-3">
      {languageNames.map((language) => {
        const isFirst = language === FIRST_LANGUAGE;
        return (
          <ContentField
            key={language}
            label={isFirst ? label : `${label} in ${languages[language].inEnglish}`}
            at={at === '' ? language : `${at}/${language}`}
            value={value[language] ?? ''}
            onChange={(text) =>
              onChange({ ...value, [language]: text === '' && !isFirst ? undefined : text })
            }
            language={isFirst ? undefined : language}
            {...rest}
          />
        );
      })}
    </div>
  );
}

type PictureProps<Of> = {
  label: string;
  at: string;
  value: Of;
  onChange: (picture: Of | ContentPicture) => void;
  /** What it is called to have none, where that is possible. */
  none?: { label: string; value: Of };
  /** Whether the photographs of every shop can be chosen. */
  hasScenes?: boolean;
  /** Shown whole on ink, as transparent as it was uploaded. */
  isOnInk?: boolean;
  hint?: string;
};

/** A picture: one of every shop's, or one that is uploaded here. */
export function PictureField<Of extends ContentPicture | null | undefined>({
  label,
  at,
  value,
  onChange,
  none,
  hasScenes = true,
  isOnInk = false,
  hint,
}: PictureProps<Of>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { share, problem, upload } = useUpload();
  const fault = useFault(at);
  const error = problem ?? fault;
  const { pictures, scenes: photographs, addPicture, setByFile, ...editing } = useEditing();
  const isFixed = setByFile.includes(at);
  const mayChange = editing.mayChange && !isFixed;
  const uploaded = pictures[value ?? ''];
  const shown = uploaded?.url ?? photographs[value ?? ''];
  const shownHint = isFixed ? FIXED_HINT : hint;
  const look = isOnInk ? 'w-48 bg-ink object-contain p-2.5' : 'w-24 bg-sand object-cover';

  async function take(file: File | undefined) {
    const taken = await upload(file);
    if (taken === null) return;
    addPicture(taken.id, taken.picture);
    onChange(taken.id);
  }

  return (
    <FieldFrame id={id} label={label} error={error} hint={shownHint}>
      <div className="flex flex-wrap items-center gap-3">
        {shown ? (
          <img
            src={shown}
            // The source has what is transparent, which `url` has on white.
            srcSet={(isOnInk && uploaded && pictureSource(uploaded)?.srcSet) || undefined}
            sizes="12rem"
            alt=""
            className={`h-16 rounded-control ${look}`}
          />
        ) : (
          <span className="inline-flex h-16 w-24 items-center justify-center rounded-control bg-hover text-ink-muted">
            <ImagePlus size={20} aria-hidden="true" />
          </span>
        )}
        <select
          id={id}
          className="back-office-input w-60!"
          disabled={!mayChange}
          {...described(id, error, shownHint)}
          value={value ?? ''}
          onChange={({ target }) =>
            onChange(target.value === '' && none ? none.value : (target.value as ContentPicture))
          }
        >
          {none && <option value="">{none.label}</option>}
          {hasScenes &&
            scenes.map((scene) => (
              <option key={scene} value={scene}>
                {sceneNames[scene]}
              </option>
            ))}
          {value && !isScene(value) && <option value={value}>An uploaded picture</option>}
        </select>
        {mayChange && (
          <ActionButton
            busy={share !== null && 'Uploading…'}
            onClick={() => input.current?.click()}
          >
            Upload
          </ActionButton>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label={`${label}: a file`}
          className="sr-only"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      {share !== null && <UploadBar label={label} share={share} />}
    </FieldFrame>
  );
}

const sceneNames: Record<(typeof scenes)[number], string> = {
  hero1: 'Photograph of the first slide',
  hero2: 'Photograph of the second slide',
  hero3: 'Photograph of the third slide',
  promoWatches: 'Photograph of watches',
  promoSunglasses: 'Photograph of sunglasses',
  promoFootwear: 'Photograph of footwear',
  newArrivals: 'Photograph of new arrivals',
  shop: 'Photograph of the shop',
  about: 'Photograph of About',
};

/** What a text leads to, with its pictures, in a slide or a banner. */
type Call = Pick<Slide, 'text' | 'button' | 'to' | 'picture' | 'narrow'>;

type CallFieldsProps = { value: Call; mostText: number; set: (changes: Partial<Call>) => void };

/** The text of a slide or banner, its button with where that leads, and its pictures. */
export function CallFields({ value, mostText, set }: CallFieldsProps) {
  return (
    <>
      <WordsField
        label="Text"
        at="text"
        value={value.text}
        most={mostText}
        onChange={(text) => set({ text })}
      />
      <WordsField
        label="Button"
        at="button"
        value={value.button}
        most={30}
        onChange={(button) => set({ button })}
      />
      <ContentField
        label="The button leads to"
        at="to"
        value={value.to}
        most={300}
        hint={LINK_HINT}
        onChange={(to) => set({ to })}
      />
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <PictureField
          label="Picture"
          at="picture"
          value={value.picture}
          onChange={(picture) => set({ picture })}
        />
        <PictureField
          label="Picture on phones"
          at="narrow"
          value={value.narrow}
          none={{ label: 'The same picture', value: undefined }}
          onChange={(narrow) => set({ narrow })}
        />
      </div>
    </>
  );
}
