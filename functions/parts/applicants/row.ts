import type { Applicant, ApplicantCard } from '#shared/features/applicants/card.ts';
import { stepsThatHold } from '#shared/features/applicants/hiring-rules.ts';
import { answerOf } from '#shared/features/applications/reply-promise.ts';
import type { StoredApplication } from '../applications/repository.ts';
import type { PackedRow } from './packed/storage.ts';

/** What is shown of an application without a card: one from before it was stored, or one that was withdrawn. */
const withoutCard = (name: string): ApplicantCard => ({
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
  const card = withdrawn
    ? withoutCard(application.card?.name ?? 'Applicant')
    : (application.card ?? withoutCard('Applicant'));
  return {
    opportunityId,
    userId,
    status,
    appliedAt,
    updatedAt,
    version,
    title: opportunity.title,
    ...card,
    ...(opportunity.replyBy !== undefined && { replyBy: opportunity.replyBy }),
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
