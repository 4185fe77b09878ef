import { useQuery } from '@tanstack/react-query';
import { Download, Share } from 'lucide-react';
import { useEffect, useState } from 'react';
import { documentCalls, type ShareShape } from '#contracts/calls/documents.ts';
import type { Region } from '#contracts/price.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { regionOf } from '#domain/currencies.ts';
import { regionNames } from '#domain/region-names.ts';
import { slugWithId } from '#domain/text/slug.ts';
import type { Language } from '#languages/languages.ts';
import * as texts from '#texts/back-office/documents.ts';
import { language as ofPages } from '#texts/language.ts';
import { ActionButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { messageOf } from '../calls.ts';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { fetchFile, saveFile } from '../download-file.ts';
import { Choice, type Options } from '../form/choice.tsx';
import { languageOptions } from '../form/language-options.ts';
import { useOwnCurrencies } from '../own-currencies.ts';

const shapes: Options<ShareShape> = [
  { value: 'story', label: texts.story },
  { value: 'post', label: texts.post },
];
const regions: Options<Region> = [
  { value: 'IN', label: regionNames.IN },
  { value: 'AE', label: regionNames.AE },
];

type ShareDialogProps = { product: ManagedProduct; onClose: () => void };

/** A product as a picture, made by the server: to hand to another app where the browser can, and to download. */
export function ShareDialog({ product, onClose }: ShareDialogProps) {
  const { role } = useBackOffice();
  const [shape, setShape] = useState<ShareShape>('story');
  const [language, setLanguage] = useState<Language>(ofPages);
  const [region, setRegion] = useState<Region>(regionOf(useOwnCurrencies()[0]));
  const asked = { params: { id: product._id }, query: { shape, language, region } };
  const { data, error } = useQuery({
    queryKey: ['share-picture', product._id, product.version, shape, language, region],
    queryFn: ({ signal }) => fetchFile(role, documentCalls[role.role].getPicture, asked, signal),
    retry: false,
  });
  const name = `${slugWithId(product.name, product.sku)}-${shape}.jpg`;
  const file = data && new File([data], name, { type: 'image/jpeg' });
  return (
    <DialogFrame title={texts.shareNamed(product.name)} width="28rem" onClose={onClose}>
      <div className="flex flex-col gap-4 overflow-y-auto px-5 pt-3 pb-6 md:px-6">
        <div className="grid grid-cols-3 gap-2">
          <Choice label={texts.shape} value={shape} options={shapes} onChoose={setShape} />
          <Choice
            label={texts.language}
            value={language}
            options={languageOptions}
            onChoose={setLanguage}
          />
          <Choice label={texts.prices} value={region} options={regions} onChoose={setRegion} />
        </div>
        <div className="flex h-[min(24rem,45vh)] items-center justify-center bg-hover p-3">
          {error ? (
            <p role="alert">{messageOf(error)}</p>
          ) : data ? (
            <Preview content={data} label={texts.pictureOf(product.name)} />
          ) : (
            <p role="status" className="text-ink-muted">
              {texts.making}
            </p>
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <ActionButton disabled={!data} onClick={() => data && saveFile(data, name)}>
            <Download size={15} aria-hidden="true" />
            {texts.download}
          </ActionButton>
          {canShareFiles() && (
            <ActionButton
              look="solid"
              disabled={!file}
              // Turned away by its reader, it ends in an error that tells nothing new.
              onClick={() => file && void navigator.share({ files: [file] }).catch(() => undefined)}
            >
              <Share size={15} aria-hidden="true" />
              {texts.send}
            </ActionButton>
          )}
        </div>
      </div>
    </DialogFrame>
  );
}

const canShareFiles = () =>
  navigator.canShare?.({ files: [new File([], 'picture.jpg', { type: 'image/jpeg' })] }) ?? false;

function Preview({ content, label }: { content: Blob; label: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return url && <img src={url} alt={label} className="h-full object-contain" />;
}
