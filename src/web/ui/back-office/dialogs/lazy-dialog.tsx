import { type ComponentType, Suspense } from 'react';
import * as controls from '#texts/back-office/controls.ts';
import { lazyPart } from '../../lazy-hydrate.tsx';
import { toasts } from '../toasts.tsx';

/** A dialog, or another part of a screen, whose code loads when it is first opened. */
export function lazyDialog<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazyPart(load, pick, () => toasts.failure(controls.partDidNotLoad));
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
