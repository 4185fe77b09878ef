import * as texts from '#texts/back-office/api-keys.ts';
import { ShownOnceDialog } from '../second-factor/shown-once-dialog.tsx';

type SecretDialogProps = { title: string; text: string; secret: string; onClose: () => void };

export function SecretDialog({ title, text, secret, onClose }: SecretDialogProps) {
  return (
    <ShownOnceDialog
      {...{ title, onClose }}
      texts={{
        copy: texts.copy,
        haveYouKept: texts.haveYouKept,
        notShownAgain: texts.notShownAgain,
        haveKept: texts.haveKept,
        showAgain: texts.showAgain,
      }}
      description={text}
      width="34rem"
      text={secret}
    >
      <code
        translate="no"
        dir="ltr"
        className="rounded-control border border-hair bg-ground px-4 py-3 text-dense wrap-anywhere select-all"
      >
        {secret}
      </code>
    </ShownOnceDialog>
  );
}
