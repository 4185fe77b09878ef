import { X } from 'lucide-react';
import * as texts from '#texts/back-office/forms.tsx';
import { unseen } from '../unseen.tsx';

type UploadBarProps = {
  label: string;
  /** 0 to 1. */
  share: number;
  /** Stops the upload while it is not complete. */
  cancel?: () => void;
};

/** The progress of an upload: a bar and a number. At 100 % the server is still processing it. */
export function UploadBar({ label, share, cancel }: UploadBarProps) {
  const percent = Math.round(share * 100);
  return (
    <div className="mt-2 flex items-center gap-2 text-fine text-ink-muted">
      <div
        role="progressbar"
        aria-label={texts.uploading(label)}
        aria-valuenow={percent}
        className="h-1 grow overflow-hidden rounded-full bg-hair"
      >
        <div
          className="h-full origin-left rtl:origin-right bg-accent transition-transform"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <span className="w-16 text-end">{percent < 100 ? texts.percent(percent) : texts.saving}</span>
      {cancel && (
        <button
          type="button"
          data-look="plain"
          className="back-office-button px-2!"
          disabled={percent === 100}
          onClick={cancel}
        >
          <X size={14} aria-hidden="true" />
          {texts.cancelUpload(label, unseen)}
        </button>
      )}
    </div>
  );
}
