import type { Reference, Slots } from '#functions/core/advisor/tool.ts';
import type { Role } from '#shared/core/contract.ts';

/** What was understood of a question, or of one half of a double one. */
export type Understood =
  | { readonly kind: 'tool'; readonly intent: string; readonly slots: Slots }
  /** Too uncertain: the likeliest intents, to choose from. */
  | { readonly kind: 'choices'; readonly intents: readonly string[] }
  | { readonly kind: 'refusal'; readonly reason: 'others' | 'unconfirmed' | 'ranking' | 'language' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'talk'; readonly what: 'greeting' | 'thanks' | 'help' };

/** What a question is understood with. */
export interface Heard {
  readonly role: Role;
  /** What the last question asked for, for one that follows it. */
  readonly previous: { readonly intent: string; readonly slots: Slots } | undefined;
  /** What the last answer named. */
  readonly references: readonly Reference[];
}

/** What a message asks for: one thing or two. */
export type Understand = (message: string, heard: Heard) => readonly Understood[];

export const understand: Understand = () => [{ kind: 'talk', what: 'help' }];
