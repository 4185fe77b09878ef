import { type ReactNode, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { droppedFiles } from './dropped-files.ts';

type DropAreaProps = { onFiles: (files: File[]) => void; children: ReactNode };

/** The area where files and folders can be dropped, beside its buttons. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way, beside the buttons
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={async (event) => {
        event.preventDefault();
        setOver(false);
        onFiles(await droppedFiles(event.dataTransfer));
      }}
      className={classNames(
        'flex flex-col items-center gap-2.5 rounded-control border border-dashed p-6 text-center',
        isOver ? 'border-accent bg-accent-soft' : 'border-field',
      )}
    >
      {children}
    </div>
  );
}
