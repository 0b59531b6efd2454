import {
  type Reference,
  RouteRefused,
  type Slots,
  type Tool,
  type ToolAnswer,
  type ToolCall,
} from '#functions/core/advisor/tool.ts';
import type { Role } from '#shared/core/contract.ts';
import type { AnswerOf, CallableId, InputArgs } from '#shared/route-types.ts';
import type { Input } from './api.ts';
import type { Member } from './members.ts';
import { advanceClock } from './stack.ts';

/** What a question says besides what it asks for: nothing, with what a test wants to be different. */
export const slotsWith = (given: Partial<Slots> = {}): Slots => ({
  text: '',
  typed: '',
  skills: [],
  ...given,
});

interface Asking {
  readonly role?: Role;
  readonly references?: readonly Reference[];
  readonly timeZone?: string;
}

/** The moment that an answer refers to, and its call of the API, as the function of the advisor would make it. */
export const toolCall = async (
  { id, browser }: Member,
  slots: Partial<Slots>,
  { role = 'student', references = [], timeZone = 'UTC' }: Asking = {},
): Promise<ToolCall> => ({
  slots: slotsWith(slots),
  references,
  user: { id, role, firstName: 'Robin' },
  timeZone,
  now: await advanceClock(0),
  call: async <Id extends CallableId>(route: Id, ...[input]: InputArgs<Id>): Promise<AnswerOf<Id>> => {
    // What is undefined is not sent, as the browser's client and the advisor's function have it.
    const sent = JSON.parse(JSON.stringify(input ?? {})) as Input<never>;
    const answer = await browser.call(route, sent);
    if (answer.status < 400) return answer.body as AnswerOf<Id>;
    const { code, message } = answer.error;
    throw new RouteRefused(answer.status, code, message);
  },
});

/** Asks a tool as a member would, through the API. */
export const askTool = async (
  tool: Tool | undefined,
  who: Member,
  slots: Partial<Slots> = {},
  asking: Asking = {},
): Promise<ToolAnswer> => {
  if (!tool) throw new Error('There is no such tool.');
  return tool.answer(await toolCall(who, slots, asking));
};

/** The tool of an intent. */
export const toolOf = (tools: readonly Tool[], intent: string): Tool => {
  const tool = tools.find((one) => one.intent === intent);
  if (!tool) throw new Error(`There is no tool ${intent}.`);
  return tool;
};

/** All that an answer says, as a reader sees it. */
export const textOf = ({ blocks }: ToolAnswer): string =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'paragraph') return [block.text];
      return block.kind === 'list'
        ? block.items.map(({ text }) => text)
        : block.cards.map(({ title, detail }) => `${title}: ${detail}`);
    })
    .join('\n');
