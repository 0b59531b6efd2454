import { api } from '#frontend/core/api/client.ts';
import type { AtOnce, Decision } from '#frontend/core/decisions/decision.ts';
import type { Approval } from '#shared/core/approvals.ts';
import { fullName } from '#shared/core/names.ts';

/** Approves a user; an admin account may need a second admin. */
export const APPROVAL: AtOnce<Pick<Approval, 'id' | 'firstName' | 'lastName'>> = {
  send: async (user) => {
    const { status } = await api.call('admin.approve', { params: { id: user.id }, body: {} });
    const name = fullName(user);
    return status === 'awaiting_second_admin'
      ? {
          said: {
            title: 'First approval recorded',
            description: `Another admin has to approve ${name}, too.`,
          },
          waits: true,
        }
      : { said: { title: `${name} approved`, description: 'They’ll get an email.' } };
  },
  failed: (user) => `${fullName(user)} was not approved`,
};

/** The decisions about a user who waits for an approval. */
export const approvalDecisions = (me: string): readonly Decision<Approval, 'approve' | 'reject'>[] => [
  {
    name: 'approve',
    label: () => 'Approve',
    shortcut: ['a', 'Approve'],
    // The first of two approvals does not count twice.
    isOffered: ({ firstApproval }) => firstApproval?.byId !== me,
    atOnce: APPROVAL,
  },
  { name: 'reject', label: () => 'Reject', shortcut: ['r', 'Reject with a reason'] },
];
