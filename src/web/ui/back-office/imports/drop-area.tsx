import { type ReactNode, useState } from 'react';
import { classNames } from '../../class-names.ts';

const MOST_FILES = 25_000;

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

/** Returns all dropped files, including those in folders. */
async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...data.files];
  const files: File[] = [];
  for (const entry of entries) await collect(entry, files);
  return files;
}

async function collect(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (files.length >= MOST_FILES || entry.name.startsWith('.')) return;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    files.push(file);
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A folder is read in parts until one is empty.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return;
    for (const child of some) await collect(child, files);
  }
}
