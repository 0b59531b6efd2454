import { listenForThemeSwitch } from '#frontend/core/theme/theme.ts';

/*
 * The only script that a public page names. The page is readable and its links work without it; this fetches the app,
 * which takes the page over, when the browser has nothing else to do or at the first touch.
 */

/** The longest that a browser which is never idle keeps us waiting, in milliseconds. */
const PATIENCE_MS = 3_000;
const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;

let opening: Promise<void> | undefined;
let pressed: HTMLElement | undefined;
const chosen = new Map<HTMLSelectElement | HTMLInputElement, string>();

/** Lets the browser answer to what is done meanwhile. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Fetches the app and lets it take over; then gives it what was chosen and pressed while it was on its way. React's own
 * code is asked for apart, so that it is run in a task of its own: a phone takes some 50 ms for each.
 */
const takeOver = async (): Promise<void> => {
  const [{ start }] = await Promise.all([import('./start.tsx'), import('react-dom/client')]);
  await breathe();
  await start();
  for (const touch of TOUCHES) removeEventListener(touch, open);
  removeEventListener('click', rememberPress, true);
  removeEventListener('change', rememberChoice, true);
  for (const [control, value] of chosen) {
    chooseAgain(control, value);
    // The next one builds on it.
    await breathe();
  }
  if (pressed?.isConnected) pressed.click();
};

const open = (): void => {
  opening ??= takeOver();
  // Without a network, or after a deployment: the next touch tries again.
  opening.catch(() => {
    opening = undefined;
  });
};

/** Links, disclosures, popovers and the theme switch work by themselves; every other button waits for React. */
const rememberPress = ({ target }: MouseEvent): void => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (
    button &&
    button.type === 'button' &&
    !button.popoverTargetElement &&
    !('themeSwitch' in button.dataset)
  )
    pressed = button;
};

/** What is typed stays in its field; what is chosen of a list, React would set back to what the page began with. */
const rememberChoice = ({ target }: Event): void => {
  if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'radio'))
    chosen.set(target, target.value);
};

const chooseAgain = (control: HTMLSelectElement | HTMLInputElement, value: string): void => {
  // Makes React take this part of the page over now, if it has not yet: doing so sets the control back.
  control.dispatchEvent(new Event('keyup', { bubbles: true }));
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    control.checked = false;
    control.click();
  }
};

listenForThemeSwitch();
addEventListener('click', rememberPress, true);
addEventListener('change', rememberChoice, true);
for (const touch of TOUCHES) addEventListener(touch, open, { passive: true });

const whenIdle = (): void => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(open, { timeout: PATIENCE_MS });
  else setTimeout(open, 200);
};
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
