import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

type SlideControlsProps = {
  /** The name of one step, as in `Next slide`. */
  of: string;
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
  const { of, shown, count, isPaused, onShow, onTogglePause, className } = props;
  return (
    <div className={classNames('needs-scripts flex items-center', className)}>
      <ControlButton label={`Previous ${of}`} onClick={() => onShow((shown + count - 1) % count)}>
        <Icon name="left" size={19} />
      </ControlButton>
      {Array.from({ length: count }, (_, index) => (
        <ControlButton
          key={index}
          label={`Show ${of} ${index + 1}`}
          isCurrent={index === shown}
          onClick={() => onShow(index)}
        >
          <span className="slide-dot" />
        </ControlButton>
      ))}
      <ControlButton label={`Next ${of}`} onClick={() => onShow((shown + 1) % count)}>
        <Icon name="right" size={19} />
      </ControlButton>
      <PauseButton isPaused={isPaused} onClick={onTogglePause} />
    </div>
  );
}

export function PauseButton({ isPaused, onClick }: { isPaused: boolean; onClick(): void }) {
  return (
    <ControlButton label={isPaused ? 'Play' : 'Pause'} onClick={onClick}>
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
