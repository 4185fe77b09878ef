import { createContext, useContext } from 'react';
import type { Content } from '#contracts/content/content.ts';
import type { MediaItem } from '#contracts/media.ts';

/** The content that is being edited, for the fields of its parts. */
export type Editing = {
  content: Content;
  /** Changes some of its parts. */
  change: (parts: Partial<Content>) => void;
  /** Small copies of every shop's photographs, by their names. */
  scenes: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, MediaItem>>;
  addPicture: (id: string, picture: MediaItem) => void;
  setByFile: readonly string[];
  mayChange: boolean;
};

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('Only the editor of the content has one');
  return editing;
}
