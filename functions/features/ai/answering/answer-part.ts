import { list, paragraph } from '#functions/core/advisor/blocks.ts';
import { RouteRefused, type Tool, type ToolAnswer, type ToolCall } from '#functions/core/advisor/tool.ts';
import { log } from '#functions/core/log.ts';
import type { Role } from '#shared/core/contract.ts';
import type { CallableId } from '#shared/route-types.ts';
import { methodOf, NoAnswer } from '../calling/call-route.ts';
import type { Calling } from '../calling/calls.ts';
import type { Understood } from '../router/understood.ts';
import { questionsFor, toolFor } from '../tools.ts';
import { type Before, meantBy } from './meant.ts';
import { checked, type Part, said } from './part.ts';
import {
  ALL_THERE,
  CHOICES,
  greeting,
  help,
  NOT_FOUND,
  NOT_NOW,
  outside,
  REFUSALS,
  THANKS,
} from './texts.ts';

/** What tools work with, of every question of one message. */
export interface Advising {
  readonly user: ToolCall['user'];
  /** The role that the greeting is for. */
  readonly greetedAs: Role;
  readonly timeZone: string;
  readonly now: Date;
  /** Missing at the start of a conversation. */
  readonly before?: Before | undefined;
  readonly call: Calling;
}

/** Questions that are offered after a greeting or a refusal. */
const OFFERED = 3;

/** Routes that only check what they are sent, although a body makes them a POST. */
const CHECKS: readonly CallableId[] = ['postings.lint'];

/** The calls of a tool: those of the routes that it declares, and none that changes anything. Others throw. */
export const callsOf = ({ intent, routes }: Pick<Tool, 'intent' | 'routes'>, call: Calling): Calling => {
  return (id, ...input) => {
    if (!routes.includes(id)) throw new Error(`${intent} calls ${id}, which it does not declare.`);
    if (methodOf(id) !== 'GET' && !CHECKS.includes(id))
      throw new Error(`${intent} calls ${id} before the user has confirmed it.`);
    return call(id, ...input);
  };
};

/** What a tool that failed says. Nothing of the question is logged. */
const failed = (intent: string, error: unknown): Part => {
  if (error instanceof RouteRefused) return said(error.status === 404 ? NOT_FOUND : error.message);
  log(error instanceof NoAnswer ? 'warn' : 'error', 'a tool of the advisor failed', { intent, error });
  return said(NOT_NOW);
};

/** The paths of the records that an answer shows. */
const pathsIn = (blocks: ToolAnswer['blocks']): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'cards' ? block.cards.map(({ path }) => path) : []));

/** In place of an answer that would be the same once more: where all records are. */
const allOn = (sources: ToolAnswer['sources']): Pick<ToolAnswer, 'blocks' | 'facts'> => ({
  blocks: [paragraph(ALL_THERE), ...list(sources.map(({ title, url }) => [title, url] as const))],
  facts: [],
});

const byTool = async (
  { intent, slots }: Extract<Understood, { kind: 'tool' }>,
  { call, before, ...about }: Advising,
): Promise<Part> => {
  const tool = toolFor(intent, about.user.role);
  if (!tool) return said(outside(about.user.role), questionsFor(about.user.role).slice(0, OFFERED));
  try {
    const meant = meantBy(tool, slots, before);
    const answer = await tool.answer({ ...about, ...meant, call: callsOf(tool, call) });
    const { references = [], proposals = [], suggestions = [], ...rest } = answer;
    const isRepeated =
      meant.slots.others !== undefined && !tool.turnsPages && meant.references === before?.references;
    const part = { ...rest, references, proposals, suggestions, heading: tool.question };
    const screens = rest.sources.filter(({ url }) => !pathsIn(rest.blocks).includes(url));
    return checked(isRepeated && screens.length > 0 ? { ...part, ...allOn(screens) } : part);
  } catch (error) {
    return { ...failed(intent, error), heading: tool.question };
  }
};

/** Answers one of the things that a message asks for. Never throws because of a tool. */
export const answerPart = async (understood: Understood, advising: Advising): Promise<Part> => {
  const { role, firstName } = advising.user;
  const offered = questionsFor(role).slice(0, OFFERED);
  switch (understood.kind) {
    case 'tool':
      return byTool(understood, advising);
    case 'choices':
      return said(
        CHOICES,
        understood.intents.flatMap((intent) => toolFor(intent, role)?.question ?? []),
      );
    case 'refusal':
      return said(REFUSALS[understood.reason], offered);
    case 'outside':
      return said(outside(role), offered);
    case 'talk':
      if (understood.what === 'thanks') return said(THANKS);
      return said(understood.what === 'help' ? help(role) : greeting(firstName, advising.greetedAs), offered);
  }
};
