import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as controls from '#texts/back-office/controls.ts';
import * as texts from '#texts/back-office/pictures.ts';
import { ActionButton } from '../action-button.tsx';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import {
  type Crop,
  cropTo,
  type Edge,
  isWhole,
  moveCrop,
  moveEdge,
  type Turns,
  turnCrop,
  turnOnce,
  WHOLE,
} from './crop.ts';
import { CropFrame } from './crop-frame.tsx';
import { canvasOf, encode, openPicture } from './picture-canvas.ts';

/**
 * Returns the turned and cropped picture as a file to upload. The crop is of the turned picture.
 */
async function drawPicture(
  bitmap: ImageBitmap,
  turns: Turns,
  crop: Crop,
  name: string,
): Promise<File | null> {
  const isUpright = turns % 2 === 0;
  const width = isUpright ? bitmap.width : bitmap.height;
  const height = isUpright ? bitmap.height : bitmap.width;
  const { element, context } = canvasOf(width * crop.width, height * crop.height);
  context.translate(-width * crop.x, -height * crop.y);
  context.translate(width / 2, height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  return encode(element, name);
}

type PictureEditorProps = {
  file: Blob;
  name: string;
  /** The picture's name at the start of a sentence: 'Picture 2'. */
  what: string;
  onDone: (file: File) => void;
  onClose: () => void;
};

const LONGEST_SHOWN = 900;

/** Turns and crops a picture in the browser; the result is uploaded instead. */
export function PictureEditor({ file, name, what, onDone, onClose }: PictureEditorProps) {
  const { bitmap, isUnreadable } = useBitmap(file);
  const [turns, setTurns] = useState<Turns>(0);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [isBusy, setBusy] = useState(false);
  const size =
    bitmap && turns % 2 === 0
      ? { width: bitmap.width, height: bitmap.height }
      : { width: bitmap?.height ?? 1, height: bitmap?.width ?? 1 };

  const isChanged = turns !== 0 || !isWhole(crop);

  async function save() {
    if (!bitmap || !isChanged) return onClose();
    setBusy(true);
    const made = await drawPicture(bitmap, turns, crop, name);
    if (made) onDone(made);
    onClose();
  }

  return (
    <DialogFrame title={texts.turnAndCrop} onClose={onClose} width="38rem">
      <div className="overflow-y-auto px-5 pt-4 md:px-6">
        {isUnreadable && (
          <p role="alert" className="mb-3 text-bad">
            {texts.cannotBeOpened}
          </p>
        )}
        <div className="flex min-h-48 items-center justify-center bg-hover p-6">
          {bitmap && (
            <div className="relative" style={{ maxWidth: '100%' }}>
              <TurnedPicture bitmap={bitmap} turns={turns} />
              <CropFrame
                crop={crop}
                onMove={(dx, dy) => setCrop((before) => moveCrop(before, dx, dy))}
                onEdge={(edge: Edge, by) => setCrop((before) => moveEdge(before, edge, by))}
              />
            </div>
          )}
        </div>
        <p className="mt-2 text-fine text-ink-muted">
          <span className="pointer-coarse:hidden">{texts.howToCrop}</span>
          <span className="hidden pointer-coarse:inline">{texts.howToCropByTouch}</span>
        </p>
        {/* What a shape leaves depends on the picture's size. */}
        <fieldset disabled={!bitmap} className="mt-3 flex flex-wrap gap-2">
          <ActionButton
            onClick={() => {
              setTurns(turnOnce);
              setCrop(turnCrop);
            }}
          >
            <RotateCw size={15} aria-hidden="true" />
            {texts.turn}
          </ActionButton>
          <ActionButton onClick={() => setCrop(cropTo(4 / 5, size))}>4:5</ActionButton>
          <ActionButton onClick={() => setCrop(cropTo(1, size))}>{texts.square}</ActionButton>
          <ActionButton onClick={() => setCrop(WHOLE)}>{texts.whole}</ActionButton>
        </fieldset>
      </div>
      <footer className="px-5 pt-4 pb-5 md:px-6">
        <p role="status" className="mb-3 text-dense text-ink-soft">
          {bitmap && tellOutcome(what, isChanged, size, crop)}
        </p>
        <div className="flex justify-end gap-2">
          <ActionButton onClick={onClose}>{controls.cancel}</ActionButton>
          <ActionButton
            look="solid"
            disabled={!bitmap}
            busy={isBusy && texts.preparing}
            onClick={save}
          >
            {texts.usePicture}
          </ActionButton>
        </div>
      </footer>
    </DialogFrame>
  );
}

type Size = { width: number; height: number };

/** Returns what will be used once the dialog is closed, and when it is saved. */
function tellOutcome(
  what: string,
  isChanged: boolean,
  { width, height }: Size,
  crop: Crop,
): string {
  const outcome = {
    what,
    width: Math.round(width * crop.width),
    height: Math.round(height * crop.height),
  };
  return isChanged ? texts.becomesPart(outcome) : texts.staysAsItIs(outcome);
}

function useBitmap(file: Blob) {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>();
  useEffect(() => {
    let opened: ImageBitmap | null = null;
    let isGone = false;
    openPicture(file).then((found) => {
      if (isGone) return found?.close();
      opened = found;
      setBitmap(found);
    });
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [file]);
  return { bitmap, isUnreadable: bitmap === null };
}

function TurnedPicture({ bitmap, turns }: { bitmap: ImageBitmap; turns: Turns }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scale = Math.min(1, LONGEST_SHOWN / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [bitmap.width * scale, bitmap.height * scale];
    const isUpright = turns % 2 === 0;
    const { element, context } = isUpright ? canvasOf(width, height) : canvasOf(height, width);
    context.translate(element.width / 2, element.height / 2);
    context.rotate((turns * Math.PI) / 2);
    context.drawImage(bitmap, -width / 2, -height / 2, width, height);
    element.className = 'block max-h-[40dvh] max-w-full';
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', texts.pictureBeingCropped);
    holder.current?.replaceChildren(element);
  }, [bitmap, turns]);
  return <div ref={holder} />;
}
