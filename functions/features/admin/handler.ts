import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { admin } from '#shared/features/admin/routes.ts';
import { approvals } from './approvals.ts';
import { user, userOpportunities, users } from './users.ts';

// Lists and users are what cold starts wait for.
const auditing = laterHandlers(() => import('./audit/handlers.ts'), ['audit', 'auditExport']);
const editing = laterHandlers(() => import('./edit.ts'), ['editUser']);
const deciding = laterHandlers(() => import('./status.ts'), ['suspend', 'restore', 'approve', 'reject']);

/** User management by admins: a function of its own, since only it may act on other people's accounts. */
export const handler = serve(admin, {
  handlers: {
    users,
    user,
    userOpportunities,
    approvals,
    ...auditing,
    ...editing,
    ...deciding,
  },
});
