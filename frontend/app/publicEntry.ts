import { updateDraft } from '#frontend/core/session/drafts.ts';
import { listenForThemeSwitch } from '#frontend/core/theme/theme.ts';

/*
 * The only script of a public page, which is readable and whose links work without it. It loads the app, which
 * hydrates the page, when the browser is idle or at the first interaction.
 */

/** The longest to wait for an idle moment, in milliseconds. */
const MAX_WAIT_MS = 3_000;
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const;

let starting: Promise<void> | undefined;
let pressed: HTMLElement | undefined;
let submitted: HTMLFormElement | undefined;
let started = false;
/** Forms that were submitted again: React did not take the submission, so a further attempt would not help. */
const repeated = new WeakSet<HTMLFormElement>();
const chosen = new Map<HTMLSelectElement | HTMLInputElement, string>();

/** Lets the browser handle pending events. */
const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Whether a function rendered this page, as it does for opportunities, the library, guides, events,
 * challenges and credentials, and not the build.
 */
const isRendered = (): boolean =>
  /^\/(library$|(opportunities|library|study-abroad|events|challenges|credentials)\/)/.test(
    document.getElementById('root')?.dataset.prerendered ?? '',
  );

/**
 * Loads the app, starts it, and repeats what was chosen and pressed in the meantime. React is imported separately, so
 * that it runs in a task of its own: a phone takes some 50 ms for each.
 */
const startApp = async (): Promise<void> => {
  const [{ start }, rendered] = await Promise.all([
    import('./start.tsx'),
    isRendered() ? import('./renderedPage.ts') : undefined,
    import('react-dom/client'),
  ]);
  await yieldToBrowser();
  await start(rendered?.clientOfPage());
  for (const interaction of INTERACTIONS) removeEventListener(interaction, open);
  removeEventListener('click', rememberPress, true);
  removeEventListener('change', rememberChoice, true);
  for (const [control, value] of chosen) {
    chooseAgain(control, value);
    // The next one may depend on it.
    await yieldToBrowser();
  }
  started = true;
  if (pressed?.isConnected) pressed.click();
  if (submitted) await submitAgain(submitted);
};

const open = (): void => {
  starting ??= startApp();
  // Without a network, or after a deployment: the next interaction tries again.
  starting.catch(() => {
    starting = undefined;
  });
};

/** Links, disclosures, popovers and the theme switch work without React; every other button waits for it. */
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

/** React keeps what is typed, but resets selects and radio buttons to their first values. */
const rememberChoice = ({ target }: Event): void => {
  if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'radio'))
    chosen.set(target, target.value);
};

/**
 * A form that a script sends waits for React; one that leads to an address (a search) works by itself. Also afterwards:
 * React does not hydrate a part of the page for a submission, which the browser would then make by itself.
 */
const rememberSubmit = (event: SubmitEvent): void => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
  event.preventDefault();
  submitted = form;
  if (!started) open();
  else if (!repeated.has(form)) void submitAgain(form);
};

/** Makes React hydrate this part of the page now, if it has not yet. */
const hydrateNow = (element: HTMLElement): boolean =>
  element.dispatchEvent(new Event('keyup', { bubbles: true }));

const submitAgain = async (form: HTMLFormElement): Promise<void> => {
  repeated.add(form);
  hydrateNow(form);
  await yieldToBrowser();
  if (form.isConnected) form.requestSubmit();
};

const chooseAgain = (control: HTMLSelectElement | HTMLInputElement, value: string): void => {
  // Doing so resets the control.
  hydrateNow(control);
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    control.checked = false;
    control.click();
  }
};

/** What was typed and not sent, when a link leads away before React is there: its form's next page begins with it. */
const saveTyped = (): void => {
  if (started) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const typed = [...form.elements].flatMap((field) =>
      field instanceof HTMLInputElement && ['text', 'email'].includes(field.type) && field.value
        ? [[field.name, field.value]]
        : [],
    );
    if (typed.length > 0) updateDraft(form.dataset.draft ?? '', Object.fromEntries(typed));
  }
};

listenForThemeSwitch();
addEventListener('click', rememberPress, true);
addEventListener('change', rememberChoice, true);
// After React's own listener, which is on the root.
addEventListener('submit', rememberSubmit);
addEventListener('pagehide', saveTyped);
for (const interaction of INTERACTIONS) addEventListener(interaction, open, { passive: true });

const whenIdle = (): void => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(open, { timeout: MAX_WAIT_MS });
  else setTimeout(open, 200);
};
// A signed-in user sees the skeleton of the dashboard's frame until the app is there (layouts/DashboardLayout.tsx).
const skeleton = document.querySelector('[data-frame-skeleton]');
if (skeleton && 'signedIn' in document.documentElement.dataset) open();
else if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
