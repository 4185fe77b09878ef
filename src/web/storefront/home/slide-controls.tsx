import type { ReactNode } from 'react';
import * as texts from '#texts/storefront/home.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

type SlideControlsProps = {
  /** What the buttons say of a step, such as `Next slide`. */
  labels: { previous: string; next: string; show: (position: number) => string };
  shown: number;
  count: number;
  isPaused: boolean;
  onShow(index: number): void;
  onTogglePause(): void;
  className?: string;
};

/**
 * Previous, next, a dot for each, and a pause: the controls of everything that moves by itself.
 */
export function SlideControls(props: SlideControlsProps) {
  const { labels, shown, count, isPaused, onShow, onTogglePause, className } = props;
  return (
    <div className={classNames('needs-scripts flex items-center', className)}>
      <ControlButton label={labels.previous} onClick={() => onShow((shown + count - 1) % count)}>
        <Icon name="left" size={19} className="rtl:-scale-x-100" />
      </ControlButton>
      {Array.from({ length: count }, (_, index) => (
        <ControlButton
          key={index}
          label={labels.show(index + 1)}
          isCurrent={index === shown}
          onClick={() => onShow(index)}
        >
          <span className="slide-dot" />
        </ControlButton>
      ))}
      <ControlButton label={labels.next} onClick={() => onShow((shown + 1) % count)}>
        <Icon name="right" size={19} className="rtl:-scale-x-100" />
      </ControlButton>
      <PauseButton isPaused={isPaused} onClick={onTogglePause} />
    </div>
  );
}

export function PauseButton({ isPaused, onClick }: { isPaused: boolean; onClick(): void }) {
  return (
    <ControlButton label={isPaused ? texts.play : texts.pause} onClick={onClick}>
      <Icon name={isPaused ? 'play' : 'pause'} size={17} />
    </ControlButton>
  );
}

type ControlButtonProps = {
  label: string;
  isCurrent?: boolean;
  onClick(): void;
  children: ReactNode;
};

export function ControlButton({ label, isCurrent, onClick, children }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
      className="slide-control"
    >
      {children}
    </button>
  );
}
