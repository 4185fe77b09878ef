import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Crop, Edge } from './crop.ts';

type CropFrameProps = {
  crop: Crop;
  /** Both in shares of the picture. */
  onMove: (dx: number, dy: number) => void;
  onEdge: (edge: Edge, by: number) => void;
};

const STEP = 0.02;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const edges: { edge: Edge; place: string }[] = [
  { edge: 'left', place: 'inset-y-0 -left-3 w-6 cursor-ew-resize' },
  { edge: 'right', place: 'inset-y-0 -right-3 w-6 cursor-ew-resize' },
  { edge: 'top', place: 'inset-x-0 -top-3 h-6 cursor-ns-resize' },
  { edge: 'bottom', place: 'inset-x-0 -bottom-3 h-6 cursor-ns-resize' },
];

/** The frame over a picture: it moves, and so do its edges, by pointer and by arrow keys. */
export function CropFrame({ crop, onMove, onEdge }: CropFrameProps) {
  const area = useRef<HTMLDivElement>(null);
  const along = (edge: Edge, dx: number, dy: number) =>
    onEdge(edge, edge === 'left' || edge === 'right' ? dx : dy);

  function drag(onStep: (dx: number, dy: number) => void) {
    return (event: PointerEvent<HTMLButtonElement>) => {
      if (event.buttons === 0 || !area.current) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { width, height } = area.current.getBoundingClientRect();
      onStep(event.movementX / width, event.movementY / height);
    };
  }
  function press(onStep: (dx: number, dy: number) => void) {
    return (event: KeyboardEvent) => {
      const step = arrows[event.key];
      if (!step) return;
      event.preventDefault();
      onStep(...step);
    };
  }

  return (
    <div ref={area} className="absolute inset-0 touch-none overflow-hidden">
      <div
        className="absolute outline-1 outline-white"
        style={{
          left: `${crop.x * 100}%`,
          top: `${crop.y * 100}%`,
          width: `${crop.width * 100}%`,
          height: `${crop.height * 100}%`,
          boxShadow: '0 0 0 100vmax rgb(18 16 14 / 0.55)',
        }}
      >
        <button
          type="button"
          aria-label="Move the frame"
          className="absolute inset-0 cursor-move"
          onPointerMove={drag(onMove)}
          onKeyDown={press(onMove)}
        />
        {edges.map(({ edge, place }) => (
          <button
            key={edge}
            type="button"
            aria-label={`Move the ${edge} edge`}
            className={`absolute ${place}`}
            onPointerMove={drag((dx, dy) => along(edge, dx, dy))}
            onKeyDown={press((dx, dy) => along(edge, dx, dy))}
          />
        ))}
      </div>
    </div>
  );
}
