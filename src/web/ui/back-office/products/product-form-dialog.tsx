import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import type { EntryAttribute } from '#contracts/attributes/attribute.ts';
import { deleteDraft, saveDraft } from '#contracts/calls/drafts.ts';
import { addProduct, productCalls } from '#contracts/calls/products.ts';
import type { ManagedProduct, UploadedMedia } from '#contracts/product.ts';
import { type ProductDraft, ProductDraftInput } from '#contracts/products/product-draft.ts';
import { formatPrice } from '#domain/price.ts';
import { isFarOff } from '#domain/typed-price.ts';
import * as prices from '#texts/back-office/prices.tsx';
import * as texts from '#texts/back-office/products.tsx';
import { basePath } from '#texts/language.ts';
import { addresses } from '../../addresses.ts';
import { Written } from '../../written.tsx';
import { ActionButton } from '../action-button.tsx';
import { adminAddresses } from '../addresses.ts';
import { useBackOffice } from '../back-office-provider.tsx';
import { callError, messageOf } from '../calls.ts';
import { useQuestion } from '../dialogs/use-question.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { noteAdded } from '../list/just-added.ts';
import { copyText } from '../second-factor/copy-button.tsx';
import { toasts } from '../toasts.tsx';
import { useSend } from '../use-call.ts';
import {
  type MediaSlots,
  readSlots,
  settleUpload,
  shownOf,
  slotsOf,
  writeSlots,
} from './media-slots.ts';
import { OwnEditNote, readOwn } from './own-edit.tsx';
import { PreviewButton } from './preview.tsx';
import { ProductFields } from './product-fields.tsx';
import {
  draftDefaults,
  drawId,
  type ProductFormIn,
  type ProductFormOut,
  productBody,
  productDefaults,
  productForm,
} from './product-form.ts';
import { type Uploads, useUploads } from './use-uploads.ts';
import { ChooseVersions } from './versions/choose-versions.tsx';

type ProductFormDialogProps = {
  /** The seller whose product it is where one is added. */
  sellerId: string | undefined;
  rate: number | null;
  title: string;
  draftKey: string;
  product: ManagedProduct | null;
  /** Tickets to the files of the duplicated product. */
  copies: UploadedMedia[];
  /** The draft of a product being added. */
  draft?: ProductDraft | undefined;
  isEdit: boolean;
  onClose: () => void;
};

type Start = Pick<ProductFormDialogProps, 'product' | 'isEdit' | 'draft'>;

/** The form itself; its files are uploaded while the rest is filled in. */
export function ProductFormDialog(props: ProductFormDialogProps) {
  const { sellerId, rate, isEdit, copies, draft } = props;
  const { calls, role } = useBackOffice();
  const product = role.role === 'seller' ? asWished(props.product) : props.product;
  const copyOf = draft?.values.copyOf ?? (isEdit ? undefined : product?._id);
  // The version that the form began with, or was last compared with.
  const [before, setBefore] = useState(isEdit ? product : null);
  const [attributes, setAttributes] = useState<EntryAttribute[] | null>(null);
  const schema = useMemo(() => productForm(attributes), [attributes]);
  const { ask, question } = useQuestion();
  const [newest, setNewest] = useState<ManagedProduct | null>(null);
  const { getOne, edit } = productCalls[role.role];
  const uploads = useUploads();
  const sendEdit = useSend(edit);
  const sendNew = useSend(addProduct);
  const sendDeleteDraft = useSend(deleteDraft);
  const sendDraft = useSend(saveDraft);
  const [defaults] = useState<ProductFormIn>(() => startOf({ product, isEdit, draft }));

  /** Asks about prices that are far off the rate, but for those that the product has already. */
  function mayHavePrices({ priceINR, priceAED }: ProductFormOut): Promise<boolean> | boolean {
    const [inr, aed] = [Number(priceINR), Number(priceAED)];
    const isNew = before?.priceINR !== inr || before.priceAED !== aed;
    if (!isNew || !isFarOff(inr, aed, rate)) return true;
    const worth = Math.round((inr / aed) * 100) / 100;
    return ask({
      title: prices.areTheseRight,
      text: prices.dirhamWorth({
        rupees: formatPrice(inr, 'INR'),
        dirhams: formatPrice(aed, 'AED'),
        worth: formatPrice(worth, 'INR'),
      }),
      yes: prices.theyAreRight,
      no: prices.lookAgain,
    });
  }

  async function send(values: ProductFormOut, onProgress: (share: number) => void) {
    if (!(await mayHavePrices(values)))
      throw new DOMException('The prices are looked at again', 'AbortError');
    if (copyOf && isWithoutMedia(values.media)) throw refused(texts.copyNeedsPictures);
    const media = await finishUploads(values.media, uploads);
    const form = productBody({ ...values, media }, { sellerId, version: before?.version });
    const answer = before
      ? await sendEdit({ params: { id: before._id }, form }, { onProgress })
      : await sendNew({ form }, { onProgress });
    // The product is saved; a draft left behind does no harm and can be deleted.
    if (draft) await sendDeleteDraft({ params: { id: draft._id } }).catch(() => undefined);
    if (before) return toasts.success(answer.message);
    const { data: added } = answer;
    noteAdded(added._id);
    toasts.added(answer.message, added.name, <AddedLinks product={added} />);
  }

  /** Keeps what was typed for another day, without pictures; nothing is required. */
  async function keepDraft(values: ProductFormIn) {
    const params = { id: draft?._id ?? drawId(10) };
    await sendDraft({ params, body: ProductDraftInput.parse({ ...values, copyOf }) });
    toasts.note(texts.draftKept);
  }

  async function compare() {
    if (before === null) return;
    try {
      const { _id: id } = before;
      const isOwn = role.role === 'seller';
      setNewest(
        isOwn ? asWished(await readOwn(calls, id)) : await calls.read(getOne, { params: { id } }),
      );
    } catch (error) {
      toasts.failure(messageOf(error));
    }
  }

  return (
    <FormDialog<ProductFormIn, ProductFormOut>
      title={props.title}
      width="52rem"
      schema={schema}
      defaults={defaults}
      draftKey={props.draftKey}
      submit={isEdit ? texts.updateProduct : texts.createProduct}
      busy={isEdit ? texts.updating : texts.creating}
      onSubmit={send}
      {...(role.role === 'seller' &&
        !isEdit && { other: { label: texts.keepDraft, act: keepDraft } })}
      onCompare={compare}
      onClose={props.onClose}
    >
      {role.role === 'seller' && before && (
        <OwnEditNote product={before} onTakenBack={props.onClose} />
      )}
      {role.role === 'admin' && product && (
        <p className="text-ink-soft wrap-anywhere">
          {texts.soldBy(
            <Link to={adminAddresses.sellerProfile(product.seller._id)} className="underline">
              <Written>{product.seller.name}</Written>
            </Link>,
          )}
        </p>
      )}
      {copyOf && <CopyPictures copies={copies} />}
      <ProductFields product={product} uploads={uploads} rate={rate} onAttributes={setAttributes} />
      <PreviewButton uploads={uploads} attributes={attributes ?? []} />
      {question}
      {before && newest && (
        <ChooseVersions
          before={before}
          newest={newest}
          onDone={() => {
            setBefore(newest);
            setNewest(null);
          }}
          onClose={() => setNewest(null)}
        />
      )}
    </FormDialog>
  );
}

/** A product whose seller asks that it trends, as its seller has switched it. */
const asWished = <Product extends ManagedProduct | null>(product: Product): Product =>
  product?.trendingAsked ? { ...product, trending: true } : product;

function startOf({ product, isEdit, draft }: Start): ProductFormIn {
  if (draft) return draftDefaults(draft.values);
  return isEdit || product === null ? productDefaults(product) : copyDefaults(product);
}

/** A copy is a new product: without the article number, and without pictures until they were chosen. */
const copyDefaults = (product: ManagedProduct): ProductFormIn => ({
  ...productDefaults({ ...product, media: [] }),
  name: texts.copyOf(product.name),
  sellerSku: '',
});

/** Waits for running uploads; throws a text where a file did not arrive. */
async function finishUploads(text: string, uploads: Uploads): Promise<string> {
  const ended = await uploads.settle();
  let slots = readSlots(text, (upload) => ended.has(upload));
  for (const slot of slots) {
    if (slot.is !== 'uploading') continue;
    const sent = ended.get(slot.upload)?.sent;
    if (!sent) throw refused(texts.fileNotUploaded);
    slots = settleUpload(slots, slot.upload, sent);
  }
  return writeSlots(slots);
}

/** Why the form is not sent, at its pictures. */
function refused(message: string): Error {
  return callError({
    status: 422,
    code: 'validation-failed',
    message,
    fields: { media: message },
  });
}

/** Beside the notice that a product was added: the way to its page in the shop, and to tell others of it. */
function AddedLinks({ product }: { product: ManagedProduct }) {
  if (!product.hasPage) return null;
  const path = basePath + addresses.product(product);
  async function share() {
    const url = new URL(path, location.origin).href;
    try {
      if (navigator.share) return await navigator.share({ title: product.name, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    if (await copyText(url, texts.linkNotCopied)) toasts.note(texts.linkCopied);
  }
  return (
    <span className="ms-auto flex shrink-0 gap-1.5">
      <a href={path} target="_blank" rel="noopener" className="back-office-button">
        {texts.seeAdded}
      </a>
      <button type="button" className="back-office-button" onClick={share}>
        {texts.shareAdded}
      </button>
    </span>
  );
}

/** Whether no picture or video was chosen. */
const isWithoutMedia = (media: string): boolean =>
  readSlots(media, () => true).every(({ is }) => is === 'empty');

/**
 * At the top of a copy's form until it has pictures: they are its own, or those of the product that was copied, of
 * which `copies` are tickets.
 */
function CopyPictures({ copies }: { copies: readonly UploadedMedia[] }) {
  const { watch, setValue, clearErrors } = useFormContext<ProductFormIn>();
  if (!isWithoutMedia(watch('media'))) return null;
  function take() {
    const slots: MediaSlots = slotsOf([]).map((slot, index) => {
      const copy = copies[index];
      return copy ? { is: 'sent', ...shownOf(copy.media), ticket: copy.ticket } : slot;
    });
    setValue('media', writeSlots(slots), { shouldDirty: true });
    clearErrors('media');
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-accent-soft px-3 py-2.5"
    >
      <p className="min-w-48 grow basis-0">{texts.copyHasNoPictures}</p>
      {copies.length > 0 && <ActionButton onClick={take}>{texts.takeSamePictures}</ActionButton>}
    </div>
  );
}
