import { list, paragraph, SHOWN } from '#functions/core/advisor/blocks.ts';
import { namedAmong, referredTo } from '#functions/core/advisor/choose.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import type { ToolAnswer, ToolCall } from '#functions/core/advisor/tool.ts';
import { counted } from '#functions/core/advisor/words.ts';
import { MENTORING_ROLES } from '#shared/features/mentorships/news.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import {
  activeMentorships,
  goalFact,
  goalText,
  mentorshipPath,
  mentorshipReference,
  mentorshipsSource,
  noMentorship,
  openSteps,
  otherOf,
  progressText,
  stepText,
} from './mentorship.ts';

/** What waits for the agreement of one of the two; undefined when nothing does. */
const proposedText = ({ proposed, side }: Mentorship): string | undefined => {
  if (!proposed) return undefined;
  return proposed.by === side
    ? 'The goals that you proposed wait for their agreement.'
    : 'They proposed goals that wait for your agreement.';
};

const oneText = (mentorship: Mentorship): string => {
  const { name } = otherOf(mentorship);
  const { goals } = mentorship;
  const [next] = openSteps(goals);
  const sentences = [
    goals.length === 0
      ? `You and ${name} have agreed on no goals yet.`
      : `You and ${name} have agreed on ${counted(goals.length, 'goal')}.`,
    progressText(mentorship),
    next && `The next step: ${stepText(next)}.`,
    proposedText(mentorship),
  ];
  return sentences.filter((one) => one !== undefined).join(' ');
};

const allText = (mentorships: readonly Mentorship[]): string => {
  const goals = mentorships.flatMap((one) => one.goals);
  const open = openSteps(goals).length;
  return `You have ${counted(mentorships.length, 'mentorship')}, with ${counted(goals.length, 'goal')} and ${counted(open, 'open step')}.`;
};

const answerFor = (call: Pick<ToolCall, 'user'>, shown: readonly Mentorship[]): ToolAnswer => {
  const [only] = shown;
  const isOne = only !== undefined && shown.length === 1;
  const items = shown.flatMap((one) =>
    isOne
      ? one.goals.map((goal) => [goalText(goal), mentorshipPath(one.id)] as const)
      : [
          [
            `${otherOf(one).name}: ${one.goals.length === 0 ? 'no goals yet' : one.goals.map(goalText).join('; ')}`,
            mentorshipPath(one.id),
          ] as const,
        ],
  );
  return {
    blocks: [paragraph(isOne ? oneText(only) : allText(shown)), ...list(items)],
    sources: isOne
      ? [{ title: `Mentorship with ${otherOf(only).name}`, url: mentorshipPath(only.id) }]
      : [mentorshipsSource(call)],
    facts: shown.flatMap((one) => one.goals.map((goal) => goalFact(one, goal))),
    references: shown.map(mentorshipReference),
    suggestions: ['Prepare my next session', 'What are my next meetings?'],
  };
};

export const showGoals = defineTool({
  intent: 'mentorships.goals',
  roles: MENTORING_ROLES,
  question: 'What are my goals?',
  routes: ['mentorships.list'],
  answer: async (call) => {
    const active = await activeMentorships(call);
    if (active.length === 0) return noMentorship(call);
    const ids = referredTo(call, ['mentorship']).map(({ id }) => id);
    const referred = call.slots.ordinal === undefined ? [] : active.filter(({ id }) => ids.includes(id));
    const named = namedAmong(active, (one) => otherOf(one).name, call.slots);
    const found = referred.length > 0 ? referred : named.length > 0 ? named : active;
    return answerFor(call, found.slice(0, SHOWN));
  },
});
