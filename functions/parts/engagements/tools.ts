import { list, paragraph, SHOWN, said } from '#functions/core/advisor/blocks.ts';
import { namedAmong } from '#functions/core/advisor/choose.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import type { Fact, Tool } from '#functions/core/advisor/tool.ts';
import { date, text, word } from '#functions/core/advisor/values.ts';
import { counted, quoted, sentence } from '#functions/core/advisor/words.ts';
import { dayText } from '#shared/core/day-text.ts';
import { engagementPath } from '#shared/features/engagements/news.ts';
import { engagementWorkflow, isOver } from '#shared/features/engagements/rules.ts';
import type { EngagementRow } from '#shared/features/engagements/schema.ts';

const statusOf = ({ status }: EngagementRow): string => engagementWorkflow.statuses[status].label;

/** What a live project waits for next, from the side of the user; nothing for one that is over. */
const nextTexts = ({ status, side, nextMilestone }: EngagementRow): string[] => {
  if (isOver(status)) return [];
  const waits =
    side === 'poster'
      ? 'something handed in waits for your answer'
      : 'what you handed in waits for an answer';
  const milestone =
    nextMilestone === null
      ? 'no milestone is open'
      : `the next milestone, ${quoted(nextMilestone.title)}, is due on ${dayText(nextMilestone.due)}`;
  return status === 'delivered' ? [waits, milestone] : [milestone];
};

const otherOf = ({ side, company, student }: EngagementRow): string =>
  side === 'student' ? company : student.name;

const rowText = (row: EngagementRow): string => {
  return `${row.title} with ${otherOf(row)}: ${[statusOf(row).toLowerCase(), ...nextTexts(row)].join('; ')}`;
};

const rowFact = (row: EngagementRow): Fact => ({
  about: 'live project',
  values: {
    title: text(row.title),
    with: text(otherOf(row)),
    status: word(statusOf(row)),
    ...(row.nextMilestone && { due: date(dayText(row.nextMilestone.due)) }),
  },
  path: engagementPath(row.id),
});

const liveProjects = defineTool({
  intent: 'engagements.status',
  roles: ['student', 'employer', 'alumni'],
  question: 'How are my live projects going?',
  routes: ['engagements.list'],
  answer: async (call) => {
    const { items } = await call.call('engagements.list', { query: { limit: 20 } });
    if (items.length === 0)
      return said('You have no live project. One begins when a student accepts an offer for a project.', {
        sources: [],
      });
    const named = namedAmong(items, ({ title, company }) => `${title} ${company}`, call.slots);
    const going = items.filter(({ status }) => !isOver(status));
    const shown = (named.length > 0 ? named : going.length > 0 ? going : items).slice(0, SHOWN);
    const [only] = shown;
    const isOne = only !== undefined && shown.length === 1;
    return {
      blocks: [
        paragraph(
          isOne
            ? `${quoted(only.title)} with ${otherOf(only)} is ${[statusOf(only).toLowerCase(), ...nextTexts(only)].join('; ')}.`
            : `${sentence(counted(going.length, 'live project goes', 'live projects go'))} on.`,
        ),
        ...list(isOne ? [] : shown.map((row) => [rowText(row), engagementPath(row.id)] as const)),
      ],
      sources: shown.map(({ id, title }) => ({ title, url: engagementPath(id) })),
      facts: shown.map(rowFact),
      references: shown.map(({ id, title }) => ({ kind: 'engagement', id, label: title }) as const),
    };
  },
});

/** What the advisor can say about the live projects of a user. */
export const TOOLS: readonly Tool[] = [liveProjects];
