import { type ComponentType, Suspense } from 'react';
import * as common from '#texts/back-office/common.ts';
import { lazyPart } from '../../lazy-hydrate.tsx';
import { toasts } from '../toasts.tsx';

/** A dialog, or another part of a screen, whose code loads when it is first opened. */
export function lazyDialog<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazyPart(load, pick, () => toasts.failure(common.partDidNotLoad));
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
