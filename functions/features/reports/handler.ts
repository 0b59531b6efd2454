import { serve } from '#functions/core/serve.ts';
import { reports } from '#shared/features/reports/routes.ts';
import { count, get, list, visibleReport } from './cases.ts';
import { create } from './create.ts';
import { decide } from './decide.ts';

/** Reports of users: every user makes them, admins decide them. */
export const handler = serve(reports, {
  handlers: { create, list, count, get, decide },
  records: {
    report: {
      load: ({ params, account }) => visibleReport(params.id, account),
      relations: {},
      notFound: 'This case doesn’t exist.',
    },
  },
});
