import type { Reference, Slots } from '#functions/core/advisor/tool.ts';
import type { Role } from '#shared/core/contract.ts';

/** Why a question is declined: it is about other people's data, asks to act unconfirmed, to rank people, or is not in English. */
export const REFUSALS = ['others', 'unconfirmed', 'ranking', 'language'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What needs no tool: `help` is "what can you do?". */
export const TALK = ['greeting', 'thanks', 'help'] as const;
export type Talk = (typeof TALK)[number];

/** What a question, or one of two in a message, was understood as. */
export type Understood =
  | { readonly kind: 'tool'; readonly intent: string; readonly slots: Slots }
  /** Not sure enough to answer: at most three intents to choose from, the likeliest first, with what was understood besides. */
  | { readonly kind: 'choices'; readonly intents: readonly string[]; readonly slots: Slots }
  | { readonly kind: 'refusal'; readonly reason: Refusal }
  /** Nothing that the advisor is for. */
  | { readonly kind: 'outside' }
  | { readonly kind: 'talk'; readonly what: Talk };

/** What the last answer was about: "and in Boston?" asks the same of another place. */
export interface Previous {
  readonly intent: string;
  readonly slots: Slots;
}

/** What a question is understood by, besides its words. */
export interface Context {
  readonly role: Role;
  /** Missing at the start of a conversation, and after an answer that needed no tool. */
  readonly previous?: Previous | undefined;
  /** The records that the last answer named, in its order. */
  readonly references: readonly Reference[];
}
