import { requestMail } from '#functions/core/mail/request.ts';
import { notify } from '../notifications/repository.ts';
import { meetingEvent, meetingsOf, partiesOf } from './repository.ts';

/**
 * Tells the parties of the interview with which an application was invited at this moment. False when it was invited without
 * one. An answer that came meanwhile has news of its own.
 */
export const announceInterview = async (
  application: { readonly opportunityId: string; readonly userId: string },
  at: string,
): Promise<boolean> => {
  const meeting = (await meetingsOf(application)).find(({ createdAt }) => createdAt === at);
  if (!meeting) return false;
  if (meeting.status !== 'proposed' || meeting.asked !== undefined) return true;
  const { event } = meetingEvent(meeting, 'proposed', meeting.host, new Date(at));
  for (const userId of partiesOf(meeting)) {
    if (userId === meeting.host.id) continue;
    await notify(userId, at, event);
    await requestMail(userId, at, event);
  }
  return true;
};
