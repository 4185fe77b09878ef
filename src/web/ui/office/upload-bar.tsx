/** How much of a file has gone up: a bar and a number. At its end the server still takes it in. */
export function UploadBar({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="mt-2 flex items-center gap-2 text-fine text-ink-muted">
      <div
        role="progressbar"
        aria-label={`Uploading ${label}`}
        aria-valuenow={percent}
        className="h-1 grow overflow-hidden rounded-full bg-hair"
      >
        <div
          className="h-full origin-left bg-accent transition-transform"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <span className="w-16 text-right">{percent < 100 ? `${percent} %` : 'Saving…'}</span>
    </div>
  );
}
