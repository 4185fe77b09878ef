import { useEffect } from 'react';
import type { ContactMessage } from '#contracts/inbox.ts';
import { DialogFrame } from '#web/ui/office/dialogs/dialog-frame.tsx';
import { formatMoment } from '#web/ui/office/formats.ts';
import { useAct } from '#web/ui/office/mutate.ts';
import { OfficeButton } from '#web/ui/office/office-button.tsx';
import { useMarking } from './use-marking.ts';

type MessageDialogProps = { message: ContactMessage; onClose: () => void };

/** One message, which is read by being opened. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const mark = useMarking();
  const read = useAct((id: string) => mark(id, true));
  const unread = useAct(async () => {
    await mark(message._id, false);
    onClose();
  });
  useEffect(() => {
    if (!message.read) read.mutate(message._id);
  }, [message._id]);
  return (
    <DialogFrame
      title={message.name}
      description={`${message.email}, ${formatMoment(message.createdAt)}`}
      width="36rem"
      onClose={onClose}
    >
      <section
        className="overflow-y-auto px-5 pt-4 whitespace-pre-line wrap-anywhere md:px-6"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label="Message"
      >
        {message.message}
      </section>
      <div className="flex flex-wrap justify-end gap-2 px-5 pt-4 pb-5 md:px-6">
        <OfficeButton
          busy={unread.isPending && 'Marking…'}
          disabled={read.isPending}
          onClick={() => unread.mutate(undefined)}
        >
          Mark as unread
        </OfficeButton>
        <a href={`mailto:${message.email}`} data-look="solid" className="office-button">
          Answer by mail
        </a>
      </div>
    </DialogFrame>
  );
}
