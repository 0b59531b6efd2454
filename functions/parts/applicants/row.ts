import type { Applicant, ApplicantCard } from '#shared/features/applicants/card.ts';
import { stepsThatHold } from '#shared/features/applicants/hiring-rules.ts';
import { answerOf } from '#shared/features/applications/reply-promise.ts';
import type { StoredApplication } from '../applications/repository.ts';
import type { PackedRow } from './packed/storage.ts';

/** What is shown of an applicant who withdrew. */
const nameOnly = ({ name }: ApplicantCard): ApplicantCard => ({
  name,
  university: '',
  major: '',
  graduationYear: '',
  location: '',
  experience: '',
  skills: [],
});

/** An application as lists of applicants show it. One that was withdrawn shows a name and dates only. */
export const rowOf = (application: StoredApplication): Applicant => {
  const { opportunityId, userId, status, appliedAt, updatedAt, opportunity, assignee, version } = application;
  const withdrawn = status === 'withdrawn';
  return {
    opportunityId,
    userId,
    status,
    appliedAt,
    updatedAt,
    version,
    title: opportunity.title,
    replyBy: opportunity.replyBy,
    ...(withdrawn ? nameOnly(application.card) : application.card),
    ...(application.unscored && { unscored: true }),
    ...(!withdrawn && application.match !== undefined && { match: application.match }),
    ...(assignee && { assignee: { id: assignee.id, name: assignee.name } }),
    ...(application.missedAt !== undefined && { missed: true }),
    answered: answerOf(application.history) !== undefined,
  };
};

/** The same with what a packed list has besides. */
export const packedRowOf = (application: StoredApplication): PackedRow => ({
  ...rowOf(application),
  steps: stepsThatHold(application.history).map(([status, at]) => [status, at]),
  ...(application.source && { source: application.source }),
});
