import { Download } from 'lucide-react';
import { ActingButton } from './action-button.tsx';

type DownloadButtonProps = { label: string; download: () => Promise<void> };

/** Downloads a file that the server makes; where it is refused, says why. */
export function DownloadButton({ label, download }: DownloadButtonProps) {
  return (
    <ActingButton act={download}>
      <Download size={15} aria-hidden="true" />
      {label}
    </ActingButton>
  );
}
