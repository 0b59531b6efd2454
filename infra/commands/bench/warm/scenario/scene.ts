import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#shared/core/demo.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { MeasuredClient } from '../client.ts';

export const PASSWORD = 'quiet-harbour-lamp-42';
export const NAMES = { firstName: 'Robin', lastName: 'Example' };
const PATIENCE_MS = 15_000;

/** Where the scenario plays. */
export interface Scene {
  readonly url: string;
  /** A browser without a session. */
  readonly visitor: MeasuredClient;
}

/** A user in a browser in which they are signed in. */
export interface Person {
  readonly id: string;
  readonly browser: MeasuredClient;
}

/** Waits for something that follows through the stream. */
export const eventually = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
  const began = performance.now();
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() - began > PATIENCE_MS) throw new Error(`Waited in vain for ${what}.`);
    await wait(25);
  }
};

/** The first of some things of which something holds. */
export const firstOf = <T>(what: string, items: readonly T[], holds: (item: T) => boolean): T => {
  const found = items.find(holds);
  if (found === undefined) throw new Error(`The scenario found no ${what}.`);
  return found;
};

/** The token in the mail to an address. */
export const tokenMailedTo = (url: string, email: string): Promise<string> =>
  eventually(`a mail to ${email}`, async () => {
    const response = await fetch(new URL(`/__local/mail?to=${encodeURIComponent(email)}`, url));
    return /token=([\w-]+)/.exec(await response.text())?.[1];
  });

export const DOMAIN = 'people.fledge.test';
export const address = (name: string): string => `warm-${name}@${DOMAIN}`;

/** Signs up in a browser of their own. */
export const signUp = async ({ visitor }: Scene, name: string, role: string): Promise<Person> => {
  const browser = visitor.another();
  const body = { email: address(name), password: PASSWORD, ...NAMES, role };
  return { id: (await browser.call('auth.signUp', { body })).id, browser };
};

/** Opens the link in the mail of a sign-up. */
export const confirm = async ({ url }: Scene, { browser }: Person, name: string): Promise<void> => {
  const token = await tokenMailedTo(url, address(name));
  await browser.call('auth.confirmation', { body: { token } });
  await browser.call('auth.confirm', { body: { token } });
};

/** Signs a user in, by default with the password of the demo accounts. */
export const signIn = async (
  { visitor }: Scene,
  email: string,
  password: string = DEMO_PASSWORD,
): Promise<Person> => {
  const browser = visitor.another();
  const { id } = await browser.call('auth.signIn', { body: { email, password, remember: true } });
  return { id, browser };
};

/** A day from now, as `YYYY-MM-DD` in UTC. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
