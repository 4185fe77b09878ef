import type { ToastAction } from './toast.ts';
import { TOAST_REGION } from './toast-region.tsx';

const SHOWN_FOR = 3_000;
const SHOWN_WITH_ACTION_FOR = 6_000;
const MOST_AT_A_TIME = 3;
const FADE = 200;

/**
 * Shows a message in the toast region; the oldest of three is removed. One with an action stays
 * while the pointer or the focus is on it, and closes by Escape.
 */
export function showToast(message: string, action?: ToastAction): void {
  const region = document.getElementById(TOAST_REGION);
  if (!region) return;
  // The same again takes the place of the one before.
  for (const shown of [...region.children]) {
    if (shown.firstElementChild?.textContent === message) shown.remove();
  }
  while (region.childElementCount >= MOST_AT_A_TIME) region.firstElementChild?.remove();
  const toast = document.createElement('div');
  toast.className = 'toast';
  toast.dataset.away = '';
  const words = document.createElement('p');
  words.textContent = message;
  toast.append(words);
  region.append(toast);
  requestAnimationFrame(() => delete toast.dataset.away);

  let timer = 0;
  const leave = () => {
    toast.dataset.away = '';
    setTimeout(() => toast.remove(), FADE);
  };
  const begin = () => {
    clearTimeout(timer);
    timer = window.setTimeout(leave, action ? SHOWN_WITH_ACTION_FOR : SHOWN_FOR);
  };
  begin();
  if (action) offer(toast, action, { leave, begin, hold: () => clearTimeout(timer) });
}

type Stay = { leave(): void; begin(): void; hold(): void };

function offer(toast: HTMLElement, action: ToastAction, { leave, begin, hold }: Stay): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = action.label;
  button.addEventListener('click', () => {
    toast.remove();
    action.act();
  });
  toast.append(button);
  toast.addEventListener('pointerenter', hold);
  toast.addEventListener('pointerleave', begin);
  toast.addEventListener('focusin', hold);
  toast.addEventListener('focusout', begin);
  toast.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    leave();
    document.getElementById('content')?.focus();
  });
  if (action.takesFocus) button.focus();
}
