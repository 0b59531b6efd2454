import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { isMember } from '#functions/parts/companies/membership.ts';
import { requirePlan } from '#functions/parts/companies/plan.ts';
import { planRequests } from '#shared/features/plan-requests/routes.ts';
import { answer } from './answer.ts';
import { getRequest } from './repository.ts';
import { list, mine, withdraw } from './requests.ts';

// Computing with time zones is loaded with the first request that is sent.
const later = laterHandlers(() => import('./create.ts'), ['create']);

/** What companies ask for under their plans, and what admins answer. */
export const handler = serve(planRequests, {
  handlers: { ...later, mine, withdraw, list, answer },
  plan: requirePlan,
  records: {
    'plan-request': {
      load: ({ params }) => getRequest(params.companyId, params.id),
      relations: { company: ({ company }, { id }) => isMember(id, company.id) },
      notFound: 'This request doesn’t exist.',
    },
  },
});
