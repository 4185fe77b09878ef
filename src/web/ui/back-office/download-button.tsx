import { Download } from 'lucide-react';
import * as texts from '#texts/back-office/imports.ts';
import { ActionButton } from './action-button.tsx';
import { useAction } from './use-call.ts';

type DownloadButtonProps = { label: string; download: () => Promise<void> };

/** Downloads a file that the server makes; where it is refused, says why. */
export function DownloadButton({ label, download }: DownloadButtonProps) {
  const run = useAction(download);
  return (
    <ActionButton onClick={() => run.mutate(undefined)} busy={run.isPending && texts.preparing}>
      <Download size={15} aria-hidden="true" />
      {label}
    </ActionButton>
  );
}
