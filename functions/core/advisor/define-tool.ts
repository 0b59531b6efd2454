import type { AnswerOf, CallableId, InputArgs, InputOf } from '#shared/route-types.ts';
import { said } from './blocks.ts';
import { type PlannedCall, RouteRefused, type Tool, type ToolAnswer, type ToolCall } from './tool.ts';

/** What a tool works with that calls these routes and no others. */
export interface CallOf<Ids extends CallableId> extends Omit<ToolCall, 'call'> {
  readonly call: <Id extends Ids>(id: Id, ...input: InputArgs<Id>) => Promise<AnswerOf<Id>>;
}

/** What users read instead of the sentences that the routes have for their screens. */
const SENTENCES: Readonly<Record<string, string>> = {
  approval_pending:
    'Your account is still waiting for approval. Once an admin has approved it, I can look this up for you.',
  email_unconfirmed: 'Confirm your email address first: the link is in the mail that you got at sign-up.',
  forbidden: 'Your account doesn’t have access to that.',
  not_found: 'I can’t find that any more. It may have been removed since.',
};

/** The answer for a route's refusal; undefined for a failure, which is no answer. */
const refusedAnswer = ({ status, code, message }: RouteRefused): ToolAnswer | undefined =>
  [403, 404, 409, 429].includes(status) ? said(SENTENCES[code] ?? message) : undefined;

/** Declares a tool. It can call only the routes that it names, and says in a sentence what one of them refuses. */
export const defineTool = <const Ids extends CallableId>({
  answer,
  ...tool
}: Omit<Tool, 'answer' | 'routes'> & {
  readonly routes: readonly Ids[];
  readonly answer: (call: CallOf<Ids>) => Promise<ToolAnswer>;
}): Tool => ({
  ...tool,
  answer: async (call) => {
    try {
      return await answer(call);
    } catch (error) {
      const refused = error instanceof RouteRefused && refusedAnswer(error);
      if (!refused) throw error;
      return refused;
    }
  },
});

/** A call that is made later: what confirming an action does. */
export const planned = <Id extends CallableId>(route: Id, input: InputOf<Id> & object): PlannedCall<Id> => ({
  route,
  input,
});
