import { list, paragraph, said } from '#functions/core/advisor/blocks.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import type { Tool, ToolAnswer } from '#functions/core/advisor/tool.ts';
import { number, word } from '#functions/core/advisor/values.ts';
import type { Role } from '#shared/core/contract.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import { definitionOf, type FigureName } from '#shared/features/platform-figures/figures.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { figuresIn } from './figure-words.ts';
import { type Period, periodBefore, periodIn } from './period.ts';

const ANALYTICS: Source = { title: 'Analytics', url: '/dashboard/admin/analytics' };
const SUGGESTIONS = ['How many users are there?', 'Is anything switched off?'];

type Answer = AnswerOf<'platform-figures.list'>;

/** What is said when a question names no figure. */
const USUAL: readonly FigureName[] = [
  'signUps',
  'activeUsers',
  'postings',
  'applications',
  'interviews',
  'hires',
  'messages',
];

const ROLE_WORDS: readonly (readonly [Role, RegExp])[] = [
  ['student', /\bstudents?\b/],
  ['mentor', /\bmentors\b/],
  ['employer', /\bemployers?\b/],
  ['alumni', /\balumn(?:i|us|a)\b/],
];

/** The role that a question asks about; undefined for none, or for several. */
const roleIn = (text: string): Role | undefined => {
  const [role, ...others] = ROLE_WORDS.filter(([, words]) => words.test(text)).map(([name]) => name);
  return others.length === 0 ? role : undefined;
};

/** Different users cannot be added up: those of the day, or of the week or month that the period is or ends in. */
const activeUsers = ({ days, weeks, months }: Answer, { from, to }: Period): number | null => {
  const week = weeks.find((one) => one.from === from && one.to >= to);
  const whole = from === to ? days[0] : (week ?? months.at(-1));
  return whole?.figures.activeUsers ?? null;
};

const figureIn = (name: FigureName, answer: Answer, period: Period): number | null =>
  name === 'activeUsers' ? activeUsers(answer, period) : answer.totals[name];

/** `, 12 more than in the 7 days before`; empty where those days were not counted, or another span is compared. */
const comparison = (now: number, before: number | null, { label }: Period): string => {
  if (before === null) return '';
  const change = now - before;
  if (change === 0) return `, as many as ${label}`;
  return `, ${Math.abs(change).toLocaleString('en-US')} ${change > 0 ? 'more' : 'fewer'} than ${label}`;
};

/** What was asked about, and the days before it to compare with, where these were counted. */
interface Asked {
  readonly asked: Period;
  readonly answer: Answer;
  readonly before: { readonly period: Period; readonly answer: Answer } | undefined;
}

interface Said {
  readonly label: string;
  /** Null where it is not known: active users of the week or month in which counting began. */
  readonly value: number | null;
  readonly text: string;
}

const saidOf = (name: FigureName, { asked, answer, before }: Asked): Said => {
  const { label } = definitionOf(name);
  const value = figureIn(name, answer, asked);
  if (value === null)
    return {
      label,
      value,
      text: `${label} ${asked.label}: not known, because counting began within that time.`,
    };
  // Active users are those of a week or month, which is not what came just before.
  const compared = before && name !== 'activeUsers' ? figureIn(name, before.answer, before.period) : null;
  const comparedText = before ? comparison(value, compared, before.period) : '';
  return { label, value, text: `${label} ${asked.label}: ${value.toLocaleString('en-US')}${comparedText}.` };
};

const notShown = (text: string): ToolAnswer => said(text, { sources: [ANALYTICS], suggestions: SUGGESTIONS });

const answered = (given: Asked, names: readonly FigureName[], path: string): ToolAnswer => {
  const figures = names.map((name) => saidOf(name, given));
  const [first, ...others] = figures;
  const isProvisional = given.answer.days.some((day) => day.provisional);
  return {
    blocks: [
      paragraph(`${first?.text ?? ''}${isProvisional ? ' The latest day may still change.' : ''}`.trim()),
      ...list(others.map(({ text }) => [text, path] as const)),
    ],
    sources: [{ ...ANALYTICS, url: path }],
    facts: figures.flatMap(({ label, value }) =>
      value === null
        ? []
        : [
            {
              about: 'figure of the platform',
              values: { figure: word(label), count: number(value), days: word(given.asked.label) },
              path,
            },
          ],
    ),
    suggestions: SUGGESTIONS,
  };
};

const period = defineTool({
  intent: 'platform-figures.period',
  roles: ['admin'],
  question: 'How is the platform doing this month?',
  routes: ['platform-figures.list'],
  answer: async ({ call, slots: { text }, now }) => {
    const [asked, role] = [periodIn(text, now), roleIn(text)];
    const earlier = periodBefore(asked);
    const rangeOf = ({ from, to }: Period) => ({ query: { from, to, ...(role && { role }) } });
    const [answer, before] = await Promise.all([
      call('platform-figures.list', rangeOf(asked)),
      call('platform-figures.list', rangeOf(earlier)),
    ]);
    const { since, hidden, from, to } = answer;
    if (since === null || since > asked.to)
      return notShown('These days are not counted: figures begin on the day on which counting began.');
    if (hidden)
      return notShown('Fewer than ten people of this role were active then, so its figures are not shown.');
    const isComparable = since <= earlier.from && !before.hidden;
    const named = figuresIn(text);
    return answered(
      { asked, answer, before: isComparable ? { period: earlier, answer: before } : undefined },
      named.length > 0 ? named : USUAL,
      `${ANALYTICS.url}?from=${from}&to=${to}${role ? `&role=${role}` : ''}`,
    );
  },
});

/** What the advisor can say about the platform: numbers alone, and none by role of fewer than ten people. */
export const TOOLS: readonly Tool[] = [period];
