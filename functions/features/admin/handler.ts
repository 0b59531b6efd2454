import { serve } from '#functions/core/serve.ts';
import { admin } from '#shared/features/admin/routes.ts';
import { approvals } from './approvals.ts';
import { audit, auditExport } from './audit/handlers.ts';
import { editUser } from './edit.ts';
import { approve, reject, restore, suspend } from './status.ts';
import { user, userOpportunities, users } from './users.ts';

/** User management by admins: a function of its own, since only it may act on other people's accounts. */
export const handler = serve(admin, {
  handlers: {
    users,
    user,
    userOpportunities,
    editUser,
    suspend,
    restore,
    approve,
    reject,
    approvals,
    audit,
    auditExport,
  },
});
