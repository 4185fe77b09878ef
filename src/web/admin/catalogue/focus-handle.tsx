import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Focus } from '#domain/pictures/focus.ts';
import { useKey } from '#web/ui/back-office/keys/keys.ts';

type FocusHandleProps = {
  /** URL of the picture. */
  picture: string;
  focus: Focus;
  onMove: (focus: Focus) => void;
};

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/**
 * A whole picture with a handle on it, which is moved by pointer and by arrow keys (10 with Shift). Left is left in every
 * language: a picture does not turn with the writing.
 */
export function FocusHandle({ picture, focus, onMove }: FocusHandleProps) {
  const handle = useRef<HTMLDivElement>(null);

  function follow({ buttons, clientX, clientY, currentTarget }: PointerEvent) {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const x = within(((clientX - left) / width) * 100);
    const y = within(((clientY - top) / height) * 100);
    if (x !== focus.x || y !== focus.y) onMove({ x, y });
  }

  useKey('moveFocusPoint');
  function step(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    const length = event.shiftKey ? 10 : 1;
    onMove({ x: within(focus.x + by[0] * length), y: within(focus.y + by[1] * length) });
  }

  return (
    <div
      className="relative cursor-crosshair touch-none select-none overflow-hidden rounded-control bg-sand"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        handle.current?.focus();
        follow(event);
      }}
      onPointerMove={follow}
    >
      <img src={picture} alt="" draggable={false} className="block max-h-44 max-w-full" />
      <div
        ref={handle}
        role="slider"
        tabIndex={0}
        aria-label="Focus point"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.x}
        aria-valuetext={`${focus.x}% from the left, ${focus.y}% from the top`}
        onKeyDown={step}
        className="absolute size-6 -translate-1/2 rounded-full border-2 border-panel bg-accent/40 outline-1 outline-ink/60 focus-visible:outline-3 focus-visible:outline-accent"
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
      />
    </div>
  );
}
