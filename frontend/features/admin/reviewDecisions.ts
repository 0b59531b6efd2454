import { api } from '#frontend/core/api/client.ts';
import type { Decision } from '#frontend/core/decisions/decision.ts';
import { nameOf, type Waiting } from './reviewQueue.ts';

const approve = (item: Waiting): Promise<unknown> =>
  item.kind === 'company'
    ? api.call('moderation.verify', { params: { id: item.id }, body: {} })
    : api.call('moderation.decide', { params: { id: item.id }, body: { decision: 'approve', reason: '' } });

/** The decisions about a company or a posting. */
export const REVIEW_DECISIONS: readonly Decision<Waiting, 'approve' | 'reject'>[] = [
  {
    name: 'approve',
    label: ({ kind }) => (kind === 'company' ? 'Verify' : 'Approve'),
    shortcut: ['a', 'Approve'],
    atOnce: {
      send: async (item) => {
        await approve(item);
        return {
          said:
            item.kind === 'company'
              ? {
                  title: `${item.name} is verified`,
                  description: 'Its postings in review are open, as far as its plan allows.',
                }
              : { title: `“${item.title}” is open`, description: 'Its author is notified.' },
        };
      },
      failed: (item) => `${nameOf(item)} was not approved`,
    },
  },
  { name: 'reject', label: () => 'Reject', shortcut: ['r', 'Reject with a reason'] },
];
