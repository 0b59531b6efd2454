import { counted, sentence } from '#functions/core/advisor/words.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { insightIdOf, type Look } from './look.ts';

const daysSince = (at: string, now: Date): number => Math.floor((now.getTime() - Date.parse(at)) / DAY_MS);

/** The account that has waited longest for approval, from a day on. One call. */
export const oldestAccount: Look = async ({ call, now }) => {
  const { items, count } = await call('admin.approvals', { query: { limit: 1 } });
  const [first] = items;
  const days = first ? daysSince(first.waitingSince, now) : 0;
  if (!first || days < 1) return [];
  return [
    {
      id: insightIdOf('account', first.id),
      text: `${sentence(counted(count, 'account waits', 'accounts wait'))} for approval, the oldest for ${counted(days, 'day')}.`,
      evidence: { label: 'Approvals', path: '/dashboard/admin/approvals' },
    },
  ];
};

/** The report that has waited longest, from a day on. One call. */
export const oldestReport: Look = async ({ call, now }) => {
  const { items } = await call('reports.list', { query: { limit: 1 } });
  const [first] = items;
  const days = first ? daysSince(first.createdAt, now) : 0;
  if (!first || days < 1) return [];
  return [
    {
      id: insightIdOf('report', first.id),
      text: `The oldest open report has waited for ${counted(days, 'day')}.`,
      evidence: { label: 'Reports', path: '/dashboard/admin/reports' },
    },
  ];
};
