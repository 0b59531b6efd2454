import type { ToolCall } from '#functions/core/advisor/tool.ts';
import { callRoute } from './call-route.ts';
import type { Caller } from './event.ts';

/** Calls a route of the contract with what it takes. */
export type Calling = ToolCall['call'];

/** Calls routes as the user until a deadline. What is asked twice with the same input is read once. */
export const callsUntil = (caller: Caller, signal: AbortSignal): Calling => {
  const made = new Map<string, Promise<string>>();
  return async (id, ...[input]) => {
    const key = JSON.stringify([id, input]);
    const answer = made.get(key) ?? callRoute(caller, id, Object(input), signal);
    made.set(key, answer);
    // As the contract says: the route itself has checked it.
    return JSON.parse(await answer);
  };
};
