import { earliestDay } from '#shared/core/opportunity-days.ts';
import { formatPay } from '#shared/core/pay.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { withDefaults } from '#shared/features/postings/rules.ts';
import { fieldsOf, type PostingValues } from './values.ts';

/** The opportunity that candidates will see, with a word in the place of what is still missing. */
export const previewOf = (values: PostingValues, company: string | undefined, now: Date): Opportunity => {
  const fields = withDefaults(fieldsOf(values), earliestDay(now));
  const { warningAnswers: _, ...shown } = fields;
  return {
    ...shown,
    id: 'preview',
    title: fields.title || 'Untitled posting',
    company: company || fields.company || 'Your company',
    description: fields.description || 'Your description will appear here.',
    salary: fields.pay ? formatPay(fields.pay) : fields.salary || formatPay(null),
    status: 'open',
    companyId: null,
    postedAt: now.toISOString(),
    featured: false,
    changes: [],
    applicationCount: 0,
  };
};
