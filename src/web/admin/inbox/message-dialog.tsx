import { useEffect, useEffectEvent } from 'react';
import type { ContactMessage } from '#contracts/inbox.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { useAction } from '#web/ui/back-office/use-call.ts';

type MessageDialogProps = {
  message: ContactMessage;
  /** Marks it as read or unread. */
  mark: (read: boolean) => Promise<unknown>;
  onClose: () => void;
};

/** One message; opening it marks it as read. */
export function MessageDialog({ message, mark, onClose }: MessageDialogProps) {
  const read = useAction(() => mark(true));
  const unread = useAction(() => {
    // Before, since a list of what is read loses it, and would close nothing later.
    onClose();
    return mark(false);
  });
  const markOpened = useEffectEvent((_id: string) => {
    if (!message.read) read.mutate(undefined);
  });
  useEffect(() => markOpened(message._id), [message._id]);
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
        <ActionButton disabled={read.isPending} onClick={() => unread.mutate(undefined)}>
          Mark as unread
        </ActionButton>
        <a href={`mailto:${message.email}`} data-look="solid" className="back-office-button">
          Answer by mail
        </a>
      </div>
    </DialogFrame>
  );
}
