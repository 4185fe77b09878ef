import * as controls from '#texts/back-office/controls.ts';
import { ActionButton } from '../action-button.tsx';
import { messageOf } from '../calls.ts';
import { DialogFrame } from './dialog-frame.tsx';

type LoadingDialogProps = {
  title: string;
  width?: string;
  /** Height of the loading content, such as `24rem`. */
  height: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  onClose: () => void;
};

/** A dialog whose content is loading or failed to load. */
export function LoadingDialog({ title, width, height, query, onClose }: LoadingDialogProps) {
  const { error, isFetching, refetch } = query;
  return (
    <DialogFrame title={title} onClose={onClose} {...(width && { width })}>
      <div className="px-5 pt-4 pb-6 md:px-6" aria-busy={isFetching}>
        {error ? (
          <div role="alert" className="flex flex-col items-start gap-3">
            {messageOf(error)}
            <ActionButton busy={isFetching && controls.trying} onClick={() => refetch()}>
              {controls.tryAgain}
            </ActionButton>
          </div>
        ) : (
          <div className="back-office-skeleton" style={{ height }} />
        )}
      </div>
    </DialogFrame>
  );
}
