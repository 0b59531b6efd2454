import { cards, list, paragraph, SHOWN, said } from '#functions/core/advisor/blocks.ts';
import { namedAmong } from '#functions/core/advisor/choose.ts';
import { type CallOf, defineTool } from '#functions/core/advisor/define-tool.ts';
import type { Fact, Tool, ToolAnswer } from '#functions/core/advisor/tool.ts';
import { date, number, text, word } from '#functions/core/advisor/values.ts';
import { counted, quoted, sentence } from '#functions/core/advisor/words.ts';
import { dayText } from '#shared/core/day-text.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import { STARTUPS_PATH, startupPath } from '#shared/features/startups/address.ts';
import { FOUNDER_ROLES } from '#shared/features/startups/rules.ts';
import type { StartupRow } from '#shared/features/startups/schema.ts';

const BUILDER: Source = { title: 'Startup Builder', url: STARTUPS_PATH };

/** The startups in whose team the user is and that go on: those that the question names, or all. */
const goingOf = async ({ call, slots }: CallOf<'startups.list'>): Promise<StartupRow[]> => {
  const { items } = await call('startups.list', { query: { limit: 20 } });
  const own = items.filter(({ status, mine }) => mine.status === 'member' && status === 'active');
  const named = namedAmong(own, ({ name }) => name, slots);
  return named.length > 0 ? named : own;
};

const NONE = 'You are in the team of no active startup. A draft is enough to write down a first assumption.';

/** What is due next, in words. */
const dueText = ({ nextMilestone, milestonesDone: { done, total } }: StartupRow): string => {
  if (nextMilestone)
    return `the next milestone, ${quoted(nextMilestone.title)}, is due on ${dayText(nextMilestone.due)}`;
  return total === 0 ? 'it has no milestones yet' : `all ${counted(done, 'milestone')} are done`;
};

const factOf = (row: StartupRow): Fact => ({
  about: 'startup',
  path: startupPath(row.id),
  values: {
    name: text(row.name),
    progress: number(row.progress),
    ...(row.nextMilestone && {
      milestone: text(row.nextMilestone.title),
      due: date(dayText(row.nextMilestone.due)),
    }),
    ...(row.riskiest && { assumption: text(row.riskiest.statement), risk: word(row.riskiest.risk) }),
  },
});

const about = (rows: readonly StartupRow[]): Pick<ToolAnswer, 'sources' | 'facts'> => ({
  sources: rows.map(({ id, name }) => ({ title: name, url: startupPath(id) })),
  facts: rows.map(factOf),
});

const byDay = (one: StartupRow, other: StartupRow): number =>
  (one.nextMilestone?.due ?? '~') < (other.nextMilestone?.due ?? '~') ? -1 : 1;

const next = defineTool({
  intent: 'startups.next',
  roles: FOUNDER_ROLES,
  question: 'What is the next milestone of my startup?',
  routes: ['startups.list'],
  answer: async (call): Promise<ToolAnswer> => {
    const rows = (await goingOf(call)).sort(byDay).slice(0, SHOWN);
    const [first] = rows;
    if (!first) return said(NONE, { sources: [BUILDER] });
    const { done, total } = first.milestonesDone;
    const lead = `For ${quoted(first.name)}, ${dueText(first)}${first.nextMilestone ? `; ${done} of ${counted(total, 'milestone')} ${done === 1 ? 'is' : 'are'} done` : ''}.`;
    return {
      blocks: [
        paragraph(lead),
        ...list(rows.slice(1).map((row) => [`${row.name}: ${dueText(row)}`, startupPath(row.id)] as const)),
      ],
      ...about(rows),
      suggestions: ['What is the riskiest assumption of my startup?'],
    };
  },
});

const riskiest = defineTool({
  intent: 'startups.riskiest',
  roles: FOUNDER_ROLES,
  question: 'What is the riskiest assumption of my startup?',
  routes: ['startups.list'],
  answer: async (call): Promise<ToolAnswer> => {
    const rows = (await goingOf(call)).slice(0, SHOWN);
    const [first] = rows;
    if (!first) return said(NONE, { sources: [BUILDER] });
    const open = rows.filter(({ riskiest: assumption }) => assumption !== null);
    const [only] = open;
    const lead =
      only?.riskiest && open.length === 1
        ? `The riskiest untested assumption of ${quoted(only.name)} is ${quoted(only.riskiest.statement)}.`
        : `${sentence(counted(open.length, 'startup has', 'startups have'))} untested assumptions.`;
    const test = open.length === 1 && only?.riskiest ? only.riskiest.test : '';
    return {
      blocks: [
        paragraph(open.length === 0 ? `${quoted(first.name)} has no untested assumption.` : lead),
        ...(open.length === 1 ? [paragraph(test === '' ? 'It has no test yet.' : `The test: ${test}`)] : []),
        ...cards(
          (open.length > 1 ? open : []).map(({ id, name, riskiest: assumption }) => ({
            title: name,
            detail: assumption?.statement ?? '',
            path: startupPath(id),
          })),
        ),
      ],
      ...about(rows),
      suggestions: ['What is the next milestone of my startup?'],
    };
  },
});

/** What the advisor can say about the startups of a user. What their teams write to each other is none of it. */
export const TOOLS: readonly Tool[] = [next, riskiest];
