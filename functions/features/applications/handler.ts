import type { Handler } from '#functions/core/handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { applications } from '#shared/features/applications.ts';
import { apply } from './apply.ts';
import { list } from './list.ts';
import { answerOffer } from './offer.ts';
import { addOutside, outside, removeOutside, saveOutside } from './outside/outside.ts';
import { getOutside } from './outside/repository.ts';
import { get, preview } from './read.ts';
import { getApplication } from './repository.ts';
import { undoWithdrawal, withdraw } from './withdraw.ts';

/** Reading CSV files is loaded with the first of them. */
const importOutside: Handler<typeof applications.importOutside> = async (call) =>
  (await import('./outside/import.ts')).importOutside(call);

/** A user's applications, here and outside: applying, withdrawing, and the lists. */
export const handler = serve(applications, {
  handlers: {
    ...{ apply, list, get, preview, withdraw, undoWithdrawal, answerOffer },
    ...{ outside, addOutside, importOutside, saveOutside, removeOutside },
  },
  records: {
    application: {
      load: ({ params, account }) => getApplication(account.id, params.opportunityId),
      relations: { owner: ({ userId }, { id }) => userId === id },
      notFound: 'You haven’t applied for this opportunity.',
    },
    'outside-application': {
      load: ({ params, account }) => getOutside(account.id, params.id),
      relations: { owner: ({ userId }, { id }) => userId === id },
      notFound: 'This application isn’t in your list any more.',
    },
  },
});
