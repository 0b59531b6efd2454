import * as z from 'zod';
import { defineTask } from '#functions/core/delayed/task.ts';
import { requestMail } from '#functions/core/mail/request.ts';
import { getApplication, type StoredApplication } from '#functions/parts/applications/repository.ts';
import { announceInterview } from '#functions/parts/meetings/announce.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { dayText } from '#shared/core/day-text.ts';
import { isUndo, isUndone } from '#shared/features/applications/history.ts';
import { rejectionSentence } from '#shared/features/applications/rejection-reasons.ts';
import { APPLICATION_STATUSES } from '#shared/features/applications/rules.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';

const dataSchema = z.object({
  userId: z.string(),
  opportunityId: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  /** The moment of the step in the history. */
  at: z.string(),
});

/** What the mail says of a decision, in the employer’s words where there are some. */
const explanationOf = ({ status, rejection, offer }: StoredApplication): string | undefined => {
  if (status === 'offered' && offer)
    return `Read the offer with your application, and accept or decline it by ${dayText(offer.answerBy)}.`;
  const sentence = status === 'rejected' && rejection && rejectionSentence(rejection.reason);
  if (!sentence) return undefined;
  return [sentence, rejection.message, 'Your application shows what would have raised your match.']
    .filter((text) => text !== '')
    .join(' ');
};

/** Notifies an applicant of a decision, in the bell and by mail, unless it was undone while that was possible. */
export const applicationDecided = defineTask(
  'application-decided',
  dataSchema,
  async ({ userId, opportunityId, status, at }) => {
    const application = await getApplication(userId, opportunityId);
    if (!application) return;
    const { history, opportunity } = application;
    const index = history.findIndex((step) => step.status === status && step.at === at);
    if (index < 0 || isUndo(history, index) || isUndone(history, index)) return;
    // Reviewed by being invited: the invitation says it.
    if (history[index + 1]?.at === at) return;
    if (status === 'interview_scheduled' && (await announceInterview(application, at))) return;
    const { title, company } = opportunity;
    const about = { status, opportunityId, title, company };
    const event: NotificationEvent = { kind: 'application', ...about };
    await notify(userId, at, event);
    // A later decision has an explanation of its own.
    const explanation = application.status === status ? explanationOf(application) : undefined;
    await requestMail(userId, at, { ...event, explanation });
  },
);
