import { Download } from 'lucide-react';
import * as texts from '#texts/back-office/second-factor.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { ShownOnceDialog } from './shown-once-dialog.tsx';

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** Shows new recovery codes, only once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { site } = useBackOffice();
  const text = [
    texts.codesFor({ site: site.name, host: location.host }),
    texts.eachWorksOnce,
    '',
    ...codes,
    '',
  ].join('\n');
  return (
    <ShownOnceDialog
      title={texts.keepCodesTitle}
      description={texts.keepCodesText}
      width="28rem"
      {...{ text, onClose }}
      texts={{
        copy: texts.copy,
        haveYouKept: texts.haveYouKept,
        notShownAgain: texts.notShownAgain,
        haveKept: texts.haveKept,
        showAgain: texts.showAgain,
      }}
      save={(keep) => (
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          data-look="line"
          className="back-office-button"
          onClick={keep}
        >
          <Download size={15} aria-hidden="true" />
          {texts.download}
        </a>
      )}
    >
      <ol
        translate="no"
        dir="ltr"
        className="grid gap-x-6 gap-y-1.5 rounded-control border border-hair bg-ground px-4 py-3 [font-family:ui-monospace,monospace] text-dense sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </ShownOnceDialog>
  );
}
