const NEEDING = 'button[type="button"]:is(.needs-scripts, .needs-scripts *)';
const PRESSED = 'button[data-early]';

/**
 * Part of the first script of a page: marks a button that does nothing without scripts when it is
 * pressed, before React sees the press.
 */
export const earlyPressScript = () => `addEventListener('click', function (event) {
  var button = event.target.closest('${NEEDING}');
  if (button) button.dataset.early = '';
}, true)`;

/**
 * To be called by React on each press: a press that it sees is answered by the button itself. It
 * sees none inside parts whose code is not loaded.
 */
export function forgetPress({ target }: { target: EventTarget }): void {
  if (!(target instanceof Element)) return;
  delete target.closest<HTMLElement>(PRESSED)?.dataset.early;
}

/**
 * Presses again what was pressed before a part became interactive. What still is not is marked
 * again by that. Not at once: the press that made React hydrate the part may still be on its way.
 */
export function repeatEarlyPresses(): void {
  setTimeout(() => {
    for (const button of document.querySelectorAll<HTMLElement>(PRESSED)) button.click();
  });
}
