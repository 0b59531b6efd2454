import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { errorCode, errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { forgetDraft, readDraft, writeDraft } from '#frontend/core/session/drafts.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { showMessage } from './api.ts';

/** A message that the API has not taken yet. */
export interface Unsent {
  readonly clientId: string;
  readonly text: string;
  readonly at: string;
  /** Why it was not sent; missing while it is on its way. */
  readonly failed?: string;
}

const listeners = new Set<() => void>();
/** One message after the other, so that they arrive in the order in which they were written. */
const queues = new Map<string, Promise<void>>();
/** The client ids of the messages that are on their way. */
const underWay = new Set<string>();

const draftName = (id: string) => `outbox-${id}`;

/** What was on its way before a reload may have arrived: the user sends it again, which the client id makes safe. */
const INTERRUPTED = 'The page was closed before this was sent.';
const NONE: readonly Unsent[] = [];
let latest: { readonly id: string; readonly items: string; readonly box: readonly Unsent[] } | undefined;

/** The drafts hold them, which end with the session of their user. Returns the same array while nothing changes. */
const boxOf = (id: string): readonly Unsent[] => {
  const { items } = readDraft(draftName(id), { items: '' });
  if (items === '') return NONE;
  if (latest?.id !== id || latest.items !== items) latest = { id, items, box: JSON.parse(items) };
  return latest.box;
};

const store = (id: string, box: readonly Unsent[]): void => {
  if (box.length === 0) forgetDraft(draftName(id));
  else writeDraft(draftName(id), { items: JSON.stringify(box) });
  for (const listener of listeners) listener();
};

/** Why a message was not sent; undefined while it is on its way. */
export const failureOf = ({ clientId, failed }: Unsent): string | undefined =>
  failed ?? (underWay.has(clientId) ? undefined : INTERRUPTED);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The messages of a conversation that were not sent yet, the first first. */
export const useUnsent = (id: string): readonly Unsent[] => useSyncExternalStore(subscribe, () => boxOf(id));

const update = (id: string, clientId: string, change: (one: Unsent) => Unsent | undefined): void =>
  store(
    id,
    boxOf(id).flatMap((one) => (one.clientId === clientId ? (change(one) ?? []) : one)),
  );

const deliver = async (client: QueryClient, id: string, { clientId, text }: Unsent): Promise<void> => {
  try {
    const message = await api.call('conversations.send', { params: { id }, body: { text, clientId } });
    showMessage(client, id, message);
    update(id, clientId, () => undefined);
    void client.invalidateQueries({ queryKey: api.key('conversations.list') });
  } catch (error) {
    update(id, clientId, (one) => ({ ...one, failed: errorMessage(error, UNREACHABLE) }));
    if (errorCode(error) === 'forbidden')
      void client.invalidateQueries({ queryKey: api.key('conversations.get') });
  }
};

const enqueue = (client: QueryClient, id: string, unsent: Unsent): void => {
  underWay.add(unsent.clientId);
  const before = queues.get(id) ?? Promise.resolve();
  queues.set(
    id,
    before.then(() => deliver(client, id, unsent)).finally(() => underWay.delete(unsent.clientId)),
  );
};

/** Sends a message; it is on screen at once. */
export const sendText = (client: QueryClient, id: string, text: string): void => {
  const unsent = { clientId: crypto.randomUUID(), text, at: serverDate().toISOString() };
  enqueue(client, id, unsent);
  store(id, [...boxOf(id), unsent]);
};

/** Sends a message again, with the same client id. */
export const sendAgain = (client: QueryClient, id: string, { failed: _, ...unsent }: Unsent): void => {
  enqueue(client, id, unsent);
  update(id, unsent.clientId, () => unsent);
};

/** Gives up a message that was not sent. */
export const discardUnsent = (id: string, { clientId }: Unsent): void =>
  update(id, clientId, () => undefined);
