import { TOAST_REGION } from './toast-region.tsx';

const SHOWN_FOR = 3_000;
const MOST_AT_A_TIME = 3;
const LOOK =
  'bg-ink px-5 py-3 text-small text-paper outline-1 outline-paper/20 transition duration-200 ease-out';
const AWAY = '-translate-y-2 opacity-0';

/** Puts a message into the toast region: the oldest makes room where there are three already. */
export function showToast(message: string): void {
  const region = document.getElementById(TOAST_REGION);
  if (!region) return;
  while (region.childElementCount >= MOST_AT_A_TIME) region.firstElementChild?.remove();
  const toast = document.createElement('p');
  toast.className = `${LOOK} ${AWAY}`;
  toast.textContent = message;
  region.append(toast);
  requestAnimationFrame(() => toast.classList.remove(...AWAY.split(' ')));
  setTimeout(() => {
    toast.classList.add(...AWAY.split(' '));
    setTimeout(() => toast.remove(), 200);
  }, SHOWN_FOR);
}
