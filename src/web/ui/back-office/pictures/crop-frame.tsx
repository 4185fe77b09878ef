import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import * as texts from '#texts/back-office/pictures.ts';
import { useKey } from '../keys/keys.ts';
import type { Crop, Edge } from './crop.ts';

type CropFrameProps = {
  crop: Crop;
  /** Both as shares of the picture. */
  onMove: (dx: number, dy: number) => void;
  onEdge: (edge: Edge, by: number) => void;
};
type Step = (dx: number, dy: number) => void;

const STEP = 0.02;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
/** Each a strip along its edge as wide as a thumb, with a visible bar in its middle. */
const upright = 'inset-y-0 w-11 cursor-ew-resize before:h-9 before:w-1.5';
const level = 'inset-x-0 h-11 cursor-ns-resize before:h-1.5 before:w-9';
const edges: { edge: Edge; name: string; className: string }[] = [
  { edge: 'left', name: texts.moveLeftEdge, className: `-left-[22px] ${upright}` },
  { edge: 'right', name: texts.moveRightEdge, className: `-right-[22px] ${upright}` },
  { edge: 'top', name: texts.moveTopEdge, className: `-top-[22px] ${level}` },
  { edge: 'bottom', name: texts.moveBottomEdge, className: `-bottom-[22px] ${level}` },
];

/**
 * The crop frame over a picture: it and its edges can be moved by pointer and by arrow keys. All sides are left and right
 * in every language: a picture does not turn with the writing.
 */
export function CropFrame({ crop, onMove, onEdge }: CropFrameProps) {
  const area = useRef<HTMLDivElement>(null);
  const last = useRef({ x: 0, y: 0 });
  const along = (edge: Edge, dx: number, dy: number) =>
    onEdge(edge, edge === 'left' || edge === 'right' ? dx : dy);

  useKey('moveFrame');

  /** By the pointer's positions: its reported movement differs from browser to browser. */
  const moves = (onStep: Step) => ({
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      currentTarget.setPointerCapture(pointerId);
      last.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ buttons, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (buttons === 0 || !area.current) return;
      const { width, height } = area.current.getBoundingClientRect();
      onStep((clientX - last.current.x) / width, (clientY - last.current.y) / height);
      last.current = { x: clientX, y: clientY };
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = arrows[event.key];
      if (!step) return;
      event.preventDefault();
      onStep(...step);
    },
  });

  const frame = {
    left: `${crop.x * 100}%`,
    top: `${crop.y * 100}%`,
    width: `${crop.width * 100}%`,
    height: `${crop.height * 100}%`,
  };
  return (
    <div ref={area} className="absolute inset-0 touch-none">
      <div className="absolute inset-0 overflow-hidden">
        <div
          className="absolute outline-2 outline-panel"
          style={{ ...frame, boxShadow: '0 0 0 100vmax rgb(18 16 14 / 0.55)' }}
        />
      </div>
      <div className="absolute" style={frame}>
        <button
          type="button"
          aria-label={texts.moveFrame}
          className="absolute inset-0 cursor-move"
          {...moves(onMove)}
        />
        {edges.map(({ edge, name, className }) => (
          <button
            key={edge}
            type="button"
            aria-label={name}
            className={`absolute flex items-center justify-center before:rounded-full before:bg-panel before:outline-1 before:outline-ink focus-visible:before:bg-accent ${className}`}
            {...moves((dx, dy) => along(edge, dx, dy))}
          />
        ))}
      </div>
    </div>
  );
}
