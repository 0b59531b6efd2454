import { expect, type Page } from 'playwright/test';
import type { Person } from './people.ts';

/** Saves through the API, as another tab would. */
export const saveElsewhere = async (page: Page, { id }: Person, given: Record<string, unknown>) => {
  const { request } = page.context();
  const found = await (await request.get(`/api/users/${id}/profile`)).json();
  const { firstName, lastName, phone: number, dateOfBirth, profileData, version } = found;
  const response = await request.put(`/api/users/${id}/profile`, {
    data: { firstName, lastName, phone: number, dateOfBirth, profileData, version, ...given },
  });
  expect(response.ok(), await response.text()).toBe(true);
};

/**
 * Types each text into the fields with these names and saves it. It happens within the page, as what is typed by the
 * browser's driver takes many times as long. Returns the first text that was not saved.
 */
export const saveEach = (page: Page, names: readonly string[], texts: readonly string[]) =>
  page.evaluate(
    async ({ names, texts }) => {
      const until = (holds: () => boolean) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (!holds()) return;
            observer.disconnect();
            resolve();
          };
          const observer = new MutationObserver(look);
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
          look();
        });
      const inputs = names.map((name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`));
      const form = inputs[0]?.form;
      const says = (words: string) =>
        [...(form?.querySelectorAll('p[role="status"]') ?? [])].some((status) =>
          status.textContent?.includes(words),
        );
      // React overrides the setter of the element itself, and would not notice the change.
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (const text of texts) {
        for (const input of inputs) {
          setValue?.call(input, text);
          input?.dispatchEvent(new Event('input', { bubbles: true }));
        }
        await until(() => says('unsaved'));
        form?.requestSubmit();
        await until(() => says('is saved') || document.querySelector('[role="alert"]') !== null);
        if (!says('is saved')) return text;
      }
      return undefined;
    },
    { names, texts },
  );
