import { cards, detailOf, paragraph, SHOWN, said } from '#functions/core/advisor/blocks.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import { momentIn } from '#functions/core/advisor/times.ts';
import type { Fact, Tool, ToolAnswer, ToolCall } from '#functions/core/advisor/tool.ts';
import { date, number, text, word } from '#functions/core/advisor/values.ts';
import { counted, quoted, sentence } from '#functions/core/advisor/words.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import { challengePath } from '#shared/features/challenges/address.ts';
import { DIFFICULTY_LABELS, mayJoin } from '#shared/features/challenges/rules.ts';
import type { ChallengeRow } from '#shared/features/challenges/schema.ts';

const CHALLENGES: Source = { title: 'Challenges', url: '/dashboard/challenges' };
/** How many of the next deadlines are looked at, and how many challenges that the user has joined. */
const LOOKED_AT = 50;

const teamWords = (size: number): string => (size === 1 ? 'alone' : `teams of up to ${size}`);

const factOf = (
  challenge: ChallengeRow,
  { timeZone }: Pick<ToolCall, 'timeZone'>,
  joined: boolean,
): Fact => ({
  about: 'challenge',
  path: challengePath(challenge.id),
  values: {
    title: text(challenge.title),
    entriesClose: date(momentIn(challenge.deadline, timeZone)),
    difficulty: word(DIFFICULTY_LABELS[challenge.difficulty]),
    teamSize: number(challenge.teamSize),
    participants: number(challenge.participants),
    ...(joined && { own: word('joined') }),
  },
});

const cardOf = (challenge: ChallengeRow, timeZone: string, joined: boolean) => ({
  title: challenge.title,
  detail: detailOf(
    `until ${momentIn(challenge.deadline, timeZone)}`,
    challenge.prize,
    DIFFICULTY_LABELS[challenge.difficulty],
    teamWords(challenge.teamSize),
    joined && 'you have joined',
  ),
  path: challengePath(challenge.id),
});

const referenceOf = ({ id, title }: ChallengeRow) => ({ kind: 'challenge' as const, id, label: title });

const forMe = defineTool({
  intent: 'challenges.forMe',
  roles: ['student', 'alumni'],
  question: 'Which challenges can I join?',
  routes: ['challenges.list'],
  answer: async (call): Promise<ToolAnswer> => {
    const query = { status: 'open', limit: LOOKED_AT } as const;
    const [{ items }, own] = await Promise.all([
      call.call('challenges.list', { query }),
      call.call('challenges.list', { query: { ...query, as: 'participant' } }),
    ]);
    const joined = new Set(own.items.map(({ id }) => id));
    const open = items.filter(
      ({ openTo, deadline }) => mayJoin(openTo, call.user.role) && Date.parse(deadline) > call.now.getTime(),
    );
    const [next] = open;
    if (!next)
      return said('No challenge is open to you at the moment.', {
        sources: [CHALLENGES],
        suggestions: ['Which events can I go to?'],
      });
    const shown = open.slice(0, SHOWN);
    const lead = `${counted(open.length, 'challenge is', 'challenges are')} open to you. The next entries close on ${momentIn(next.deadline, call.timeZone)}, for ${quoted(next.title)}.`;
    return {
      blocks: [
        paragraph(sentence(lead)),
        ...cards(shown.map((one) => cardOf(one, call.timeZone, joined.has(one.id)))),
      ],
      sources: [CHALLENGES],
      facts: shown.map((one) => factOf(one, call, joined.has(one.id))),
      references: shown.map(referenceOf),
      suggestions: ['Which events can I go to?'],
    };
  },
});

/** What the advisor can say about challenges. Who takes part in which team is none of it. */
export const TOOLS: readonly Tool[] = [forMe];
