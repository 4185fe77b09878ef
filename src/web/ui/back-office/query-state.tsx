import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as controls from '#texts/back-office/controls.ts';
import { FailureState } from '../failure-state.tsx';
import { ActionButton } from './action-button.tsx';
import { messageOf } from './calls.ts';

type QueryStateProps<T> = {
  query: UseQueryResult<T>;
  /** What is loaded, at the start of a sentence: 'This seller'. In Arabic with its article. */
  what: string;
  /** The height of the loaded content, in CSS. */
  height?: string;
  children: (data: T) => ReactNode;
};

/** Shows what was loaded, or a skeleton, or why it failed, with a button to try again. */
export function QueryState<T>({ query, what, height = '14rem', children }: QueryStateProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <div className="back-office-skeleton" style={{ height }} aria-busy="true" />;
  return (
    <FailureState title={controls.didNotLoad(what)} text={messageOf(error)}>
      <ActionButton busy={isFetching && controls.trying} onClick={() => refetch()}>
        {controls.tryAgain}
      </ActionButton>
    </FailureState>
  );
}
