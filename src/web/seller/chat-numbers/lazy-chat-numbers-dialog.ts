import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';

export const LazyChatNumbersDialog = lazyDialog(
  () => import('./chat-numbers-dialog.tsx'),
  (module) => module.ChatNumbersDialog,
);
