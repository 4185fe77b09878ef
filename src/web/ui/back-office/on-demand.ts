import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import * as controls from '#texts/back-office/controls.ts';
import { importPatiently } from '../browser/import-patiently.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { toasts } from './toasts.tsx';

/**
 * A control whose code loads once the page is idle, or when it is pressed: until then its user shows a plain button,
 * and the control opens by itself where that was pressed.
 */
export function onDemand<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  let control: ComponentType<Props> | null = null;
  let loading: Promise<void> | undefined;
  const users = new Set<() => void>();

  function begin(): Promise<void> {
    loading ??= importPatiently(load).then(
      (module) => {
        control = pick(module);
        for (const tell of users) tell();
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }
  function subscribe(tell: () => void) {
    users.add(tell);
    return () => users.delete(tell);
  }

  return function useOnDemand() {
    const Control = useSyncExternalStore(
      subscribe,
      () => control,
      () => null,
    );
    const [isPressed, setPressed] = useState(false);
    useEffect(() => {
      void whenIdle()
        .then(begin)
        .catch(() => undefined);
    }, []);
    function press() {
      setPressed(true);
      begin().catch(() => toasts.failure(controls.controlDidNotLoad));
    }
    return { Control, isPressed, press };
  };
}
