import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import type { StoredApplication } from '#functions/parts/applications/repository.ts';
import { getSent } from '#functions/parts/applications/sent-content.ts';
import { getOpportunity } from '#functions/parts/opportunities/repository.ts';
import { proofsWithStanding } from '#functions/parts/projects/proofs.ts';
import { isPublished } from '#shared/core/opportunity-statuses.ts';
import type { applications } from '#shared/features/applications/routes.ts';
import { sentNow } from './current-content.ts';

/** One application with what was sent with it. */
export const get: Handler<typeof applications.get, StoredApplication> = async ({ record, now }) => {
  const { version: _, ...application } = record;
  const sent = await getSent(application);
  return { ...application, ...sent, proven: await proofsWithStanding(record.userId, sent.proven, now) };
};

/** What an application for an opportunity would send now. */
export const preview: Handler<typeof applications.preview> = async ({ account, params, now }) => {
  const opportunity = await getOpportunity(params.opportunityId);
  if (!opportunity || !isPublished(opportunity.status) || opportunity.removed)
    throw new AppError('not_found', { message: 'This opportunity doesn’t exist.' });
  const { snapshot, receipt, proven, file } = await sentNow(account, opportunity, now);
  const { posting: _, ...profile } = snapshot;
  return {
    ...profile,
    resume: file ? { fileName: file.fileName, size: file.size } : null,
    receipt,
    proven,
    aiScreening: opportunity.aiScreening,
  };
};
