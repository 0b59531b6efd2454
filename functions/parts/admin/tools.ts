import { cards, list, paragraph } from '#functions/core/advisor/blocks.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import type { Tool } from '#functions/core/advisor/tool.ts';
import { number, word } from '#functions/core/advisor/values.ts';
import { counted, listed, sentence } from '#functions/core/advisor/words.ts';
import { ROLES } from '#shared/core/contract.ts';
import { ROLE_NOUNS } from '#shared/core/role-nouns.ts';
import { howMany, MENTORS_COUNTED, type Nouns, SCREENS } from './waiting.ts';

interface Queue {
  readonly about: string;
  readonly count: number;
  /** There are more than were counted. */
  readonly more: boolean;
  readonly text: string;
  readonly screen: (typeof SCREENS)[keyof typeof SCREENS];
}

const queue = (screen: Queue['screen'], count: number, nouns: Nouns, more = false): Queue => ({
  about: nouns[1],
  count,
  more,
  screen,
  text: howMany(count, nouns, more),
});

const waiting = defineTool({
  intent: 'admin.waiting',
  roles: ['admin'],
  question: 'What waits for me?',
  routes: ['admin.approvals', 'moderation.count', 'reports.count', 'mentors.caseCount'],
  answer: async ({ call }) => {
    const [approvals, review, reports, mentors] = await Promise.all([
      call('admin.approvals', { query: { limit: 1 } }),
      call('moderation.count'),
      call('reports.count'),
      call('mentors.caseCount'),
    ]);
    const queues = [
      queue(SCREENS.approvals, approvals.count, ['account', 'accounts']),
      queue(SCREENS.review, review.companies, ['company', 'companies']),
      queue(SCREENS.review, review.postings, ['posting', 'postings'], review.more),
      queue(SCREENS.reports, reports.open, ['open report', 'open reports'], reports.more),
      queue(SCREENS.mentors, mentors.count, ['mentor', 'mentors'], mentors.count >= MENTORS_COUNTED),
    ];
    const open = queues.filter(({ count }) => count > 0);
    const total = open.reduce((sum, { count }) => sum + count, 0);
    const text =
      open.length === 0
        ? 'Nothing waits for a decision: no accounts, companies, postings, reports or mentors.'
        : `${sentence(listed(open.map((one) => one.text)))} ${total === 1 ? 'waits' : 'wait'} for a decision.`;
    return {
      blocks: [
        paragraph(text),
        ...cards(
          open.map((one) => ({
            title: one.screen.title,
            detail: `${one.text}, the longest wait first`,
            path: one.screen.url,
          })),
        ),
      ],
      sources: [SCREENS.approvals, SCREENS.review, SCREENS.reports, SCREENS.mentors],
      facts: queues.map(({ about, count, screen }) => ({
        about: `${about} that wait for a decision`,
        values: { count: number(count) },
        path: screen.url,
      })),
      suggestions: ['How many users are there?', 'Do I have unread messages?'],
    };
  },
});

const figures = defineTool({
  intent: 'admin.figures',
  roles: ['admin'],
  question: 'How many users are there?',
  routes: ['admin.users'],
  answer: async ({ call }) => {
    const { counts, figures: numbers } = await call('admin.users', { query: { limit: 1 } });
    const { total, active, newThisMonth, waiting: pending } = numbers;
    const others = Math.max(0, total - active - pending);
    const path = SCREENS.users.url;
    const lead = [
      `There are ${counted(total, 'user')}: ${active} active and ${pending} waiting for approval.`,
      others > 0
        ? `${sentence(counted(others, 'account is', 'accounts are'))} invited, suspended or rejected.`
        : '',
      `${sentence(counted(newThisMonth, 'user has', 'users have'))} joined this month.`,
    ];
    return {
      blocks: [
        paragraph(lead.filter(Boolean).join(' ')),
        ...list(
          ROLES.map((role) => {
            const [one, many] = ROLE_NOUNS[role];
            return [
              `${counts[role].toLocaleString('en-US')} ${counts[role] === 1 ? one : many}`,
              `${path}?role=${role}`,
            ] as const;
          }),
        ),
      ],
      sources: [SCREENS.users],
      facts: [
        {
          about: 'users',
          values: {
            total: number(total),
            active: number(active),
            waiting: number(pending),
            newThisMonth: number(newThisMonth),
          },
          path,
        },
        ...ROLES.map((role) => ({
          about: 'users of a role',
          values: { role: word(role), count: number(counts[role]) },
          path,
        })),
      ],
      suggestions: ['What waits for me?'],
    };
  },
});

/** What the advisor can say to admins: counts, and nothing about single users. */
export const TOOLS: readonly Tool[] = [waiting, figures];
