import type { QueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { ApiError, errorCode, errorMessage } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { request } from '#frontend/core/api/request.ts';
import { forgetDraft, readDraft, writeDraft } from '#frontend/core/session/drafts.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { SIGN_IN_FIRST, TROUBLE } from '#shared/features/ai/rules.ts';
import type { Answer, HistoryMessage } from '#shared/features/ai/schema.ts';
import { showAnswered } from './api.ts';

/** A question that has no answer on screen yet. */
export interface Turn {
  /** The API gives the same answer to the same id, so that a question can be asked again safely. */
  readonly id: string;
  readonly text: string;
  readonly at: string;
  /** Why there is no answer; missing while it is being written. `visitor`: only users who are signed in get one. */
  readonly ended?: 'failed' | 'stopped' | 'visitor';
  /** What went wrong, for `failed`. */
  readonly problem?: string;
}

const SESSION = api.query('auth.session').queryKey;
const DRAFT = 'advisor-turns';
/** How long a visitor waits for the sentence that asks them to sign in. The spec's second. */
const VISITOR_MS = 1000;
export const WRITING = 'Writing an answer…';
const STOPPED = 'Stopped. Your question is still there.';

const NONE: readonly Turn[] = [];
const listeners = new Set<() => void>();
/** What is being waited for, by the id of its question. */
const underWay = new Map<string, AbortController>();
let latest = { items: '', turns: NONE };
let said = { words: '' };

/** The drafts hold them, which end with the session of their user. Returns the same array while nothing changes. */
const stored = (): readonly Turn[] => {
  const { items } = readDraft(DRAFT, { items: '' });
  if (items !== latest.items) latest = { items, turns: items === '' ? NONE : JSON.parse(items) };
  return latest.turns;
};

const store = (turns: readonly Turn[]): void => {
  if (turns.length === 0) forgetDraft(DRAFT);
  else writeDraft(DRAFT, { items: JSON.stringify(turns) });
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The questions without an answer, the first first. */
export const useTurns = (): readonly Turn[] => useSyncExternalStore(subscribe, stored);

/**
 * What became of the latest question, for those who do not see the screen: said once. What was said before a component came
 * is not repeated there.
 */
export const useSaid = (): string => {
  const [before] = useState(said);
  const now = useSyncExternalStore(subscribe, () => said);
  return now === before ? '' : now.words;
};

/** Whether an answer is being written. One that a reload has cut off is not: it can be asked for again. */
export const isWaiting = ({ id, ended }: Turn): boolean => ended === undefined && underWay.has(id);

/** The clocks of this device and of the API may differ by so much, once this one was set by the other. */
const CLOCKS_MS = 5000;

/** Whether the history has a question already: of one that was stopped, the answer may have been written meanwhile. */
export const isStored = ({ text, at, ended }: Turn, messages: readonly HistoryMessage[]): boolean =>
  ended !== 'failed' &&
  messages.some(
    (message) =>
      message.isUser && message.text === text && Date.parse(message.timestamp) > Date.parse(at) - CLOCKS_MS,
  );

const end = (id: string, how: Pick<Turn, 'ended' | 'problem'> | 'answered', words: string): void => {
  underWay.delete(id);
  said = { words };
  store(stored().flatMap((turn) => (turn.id !== id ? turn : how === 'answered' ? [] : { ...turn, ...how })));
};

/** Resolves after a while, or when the wait is called off. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The two messages as the history will have them. */
const messagesOf = ({ id, text, at }: Turn, answer: Answer): [HistoryMessage, HistoryMessage] => {
  const { response, ...parts } = answer;
  const nothing = { blocks: [], sources: [], actions: [], suggestions: [], by: null };
  return [
    { id, text, isUser: true, timestamp: at, ...nothing, right: null },
    { ...parts, text: response, isUser: false, timestamp: serverDate().toISOString(), right: null },
  ];
};

/** Whether the user is a visitor, once it is known. */
type IsVisitor = () => Promise<boolean>;

/** The text of a failure: in the API’s words where the question itself is at fault, otherwise in the spec’s. */
const problemOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 ? errorMessage(error, TROUBLE) : TROUBLE;

const run = async (client: QueryClient, turn: Turn, isVisitor: IsVisitor): Promise<void> => {
  const { id, text } = turn;
  const waiting = new AbortController();
  const { signal } = waiting;
  underWay.set(id, waiting);
  said = { words: WRITING };
  try {
    if (await isVisitor()) await pause(VISITOR_MS, signal);
    else {
      const answer = await request('ai.chat', { body: { message: text, id } }, signal);
      await showAnswered(client, ...messagesOf(turn, answer));
      return end(id, 'answered', `Answer: ${answer.response}`);
    }
    if (!signal.aborted) end(id, { ended: 'visitor' }, SIGN_IN_FIRST);
  } catch (error) {
    if (signal.aborted) return;
    if (errorCode(error) === 'unauthenticated') {
      // The session has ended: the screens learn of it, too.
      void client.invalidateQueries({ queryKey: SESSION });
      return end(id, { ended: 'visitor' }, SIGN_IN_FIRST);
    }
    const problem = problemOf(error);
    end(id, { ended: 'failed', problem }, problem);
  }
};

/** Asks the advisor. The question is on screen at once; what comes of it replaces the turn or ends it. */
export const ask = (client: QueryClient, text: string, isVisitor: IsVisitor): void => {
  const turn = { id: crypto.randomUUID(), text, at: serverDate().toISOString() };
  void run(client, turn, isVisitor);
  store([...stored(), turn]);
};

/** Asks again by the same id: an answer that was written meanwhile is the one that comes. */
export const askAgain = (client: QueryClient, { id, text, at }: Turn, isVisitor: IsVisitor): void => {
  const turn = { id, text, at };
  void run(client, turn, isVisitor);
  store(stored().map((one) => (one.id === id ? turn : one)));
};

/** Stops waiting. The answer may be written nevertheless: it is in the history then. */
export const stop = ({ id }: Turn): void => {
  underWay.get(id)?.abort();
  end(id, { ended: 'stopped' }, STOPPED);
};

/** Drops every question without an answer, for a new conversation. */
export const dropTurns = (): void => {
  for (const waiting of underWay.values()) waiting.abort();
  underWay.clear();
  said = { words: '' };
  store([]);
};
