import { useOpenDialog } from '#web/ui/back-office/dialogs/use-open-dialog.ts';

/** The dialog for a new group, and the word that it begins with; `word` is null while it is closed. */
export function useNewSynonym() {
  const { open, show, close } = useOpenDialog('new');
  return { word: open, show, close };
}
