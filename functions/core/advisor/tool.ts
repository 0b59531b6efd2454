import type { Role } from '#shared/core/contract.ts';
import type { ActionKind } from '#shared/features/ai/rules.ts';
import type { Block, Source } from '#shared/features/ai/schema.ts';
import type { AnswerOf, CallableId, InputArgs } from '#shared/route-types.ts';

/** The kinds of records that an answer can be about, and a follow-up question can refer to. */
export const REFERENCE_KINDS = [
  ...(['opportunity', 'application', 'posting', 'meeting', 'mentor', 'mentorship'] as const),
  ...(['project', 'review', 'engagement', 'event', 'course', 'challenge'] as const),
] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** A record that an answer named, in the order in which it named them: "the second one" is the second of these. */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly id: string;
  /** What it is called on screen: for "the one at Orkney Robotics". */
  readonly label: string;
}

/** What was understood of a question, besides what it asks for. A follow-up question inherits what it does not say. */
export interface Slots {
  /** The question as it was understood: spelling corrected, in lower case. */
  readonly text: string;
  /** The question as it was typed. */
  readonly typed: string;
  /** Skills by their names in the vocabulary. */
  readonly skills: readonly string[];
  /** A role to work in, in the user's words: `data analyst`. */
  readonly title?: string;
  /** A place by its name: `Boston`. */
  readonly place?: string;
  readonly type?: 'internship' | 'job' | 'project';
  readonly remote?: true;
  /** Which of the records that the last answer named: 1 for "the first one", -1 for "the last one". */
  readonly ordinal?: number;
  /** Several of them: "compare the first and the third". */
  readonly ordinals?: readonly number[];
  /** "And the others?": how often it was asked in a row. Missing where it was not. */
  readonly others?: number;
  /** A name in the question that none of the above explains: of a company, a posting, a mentor. */
  readonly name?: string;
}

/** A value of a record. Only words of a closed vocabulary, numbers and dates reach a model; texts that people wrote do not. */
export interface Value {
  readonly kind: 'text' | 'word' | 'number' | 'date';
  readonly value: string;
}

/** What a tool found about one record or count, for the model: it writes `{{f1.title}}`, and the value is put in later. */
export interface Fact {
  /** What it is about, in our own words: `opening`, `application`, `skill that is missing`. */
  readonly about: string;
  readonly values: Readonly<Record<string, Value>>;
  readonly path: string | null;
}

/** How a route is called as the user. */
export interface PlannedCall<Id extends CallableId = CallableId> {
  readonly route: Id;
  readonly input: object;
}

/** Something that would change data, proposed with its exact effect. */
export interface Proposal {
  readonly kind: ActionKind;
  readonly label: string;
  readonly effect: string;
  /** The address of the record. */
  readonly target: string;
  /** What confirming does. */
  readonly run: PlannedCall;
  /** A read whose named fields must be the same when the user confirms: else the record has changed. */
  readonly unchanged?: PlannedCall & { readonly fields: readonly string[] };
}

export interface ToolAnswer {
  readonly blocks: readonly Block[];
  /** The screens or articles with what the answer says. */
  readonly sources: readonly Source[];
  readonly facts: readonly Fact[];
  readonly references?: readonly Reference[];
  readonly proposals?: readonly Proposal[];
  /** Questions that fit next, as the user would type them. */
  readonly suggestions?: readonly string[];
}

/** What a tool works with. */
export interface ToolCall {
  readonly slots: Slots;
  /** What the last answer named. */
  readonly references: readonly Reference[];
  readonly user: { readonly id: string; readonly role: Role; readonly firstName: string };
  readonly timeZone: string;
  readonly now: Date;
  /**
   * Calls a route with the user's session, so that role, approval, relation and limits are checked as for the user
   * themselves. Throws `RouteRefused` when it answers with an error.
   */
  readonly call: <Id extends CallableId>(id: Id, ...input: InputArgs<Id>) => Promise<AnswerOf<Id>>;
}

/** A route's refusal: what the user would have got from it. */
export class RouteRefused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'RouteRefused';
    this.status = status;
    this.code = code;
  }
}

/**
 * Something that the advisor can do, declared by the feature that it is about in `functions/parts/<feature>/tools.ts`, with
 * phrases in `phrases.ts` beside it that the router learns to recognise it by.
 */
export interface Tool {
  /** `<feature>.<name>`, as in `applications.status`. */
  readonly intent: string;
  readonly roles: readonly Role[];
  /** The question as a user would ask it, offered to tap: `How are my applications going?` */
  readonly question: string;
  /** The routes that it may call, and those that its proposals run. Calling another is an error. */
  readonly routes: readonly CallableId[];
  /** Asked for the others, it shows the next of its records; other tools lead to their screen. */
  readonly turnsPages?: true;
  /** After an answer of its own about one record, an ordinal counts what it shows of it: "the second question". */
  readonly countsParts?: true;
  readonly answer: (call: ToolCall) => Promise<ToolAnswer>;
}
