import { serve } from '#functions/core/serve.ts';
import { applications } from '#shared/features/applications.ts';
import { apply } from './apply.ts';
import { list } from './list.ts';
import { get, preview } from './read.ts';
import { getApplication } from './repository.ts';
import { undoWithdrawal, withdraw } from './withdraw.ts';

/** A user's applications: applying, withdrawing, and the list. */
export const handler = serve(applications, {
  handlers: { apply, list, get, preview, withdraw, undoWithdrawal },
  records: {
    application: {
      load: ({ params, account }) => getApplication(account.id, params.opportunityId),
      relations: { owner: ({ userId }, { id }) => userId === id },
      notFound: 'You haven’t applied for this opportunity.',
    },
  },
});
