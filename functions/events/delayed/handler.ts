import { consumeTasks } from '#functions/core/delayed/consume.ts';
import { packApplicants, packPoster } from '#functions/features/applicants/packed/pack.ts';
import { replyClock } from '#functions/features/applicants/replies/due-promises.ts';
import { applicationDecided } from '#functions/features/applications/decision-notification.ts';
import { messageUnread } from '#functions/features/conversations/unread.ts';
import { exportApplicants } from '#functions/features/exports/run.ts';
import { meetingsCalledOff } from '#functions/features/meetings/call-off.ts';
import { meetingReminder } from '#functions/features/meetings/reminders.ts';
import { opportunityEnded, termsChanged } from '#functions/features/opportunities/closing.ts';
import { opportunityOpened } from '#functions/features/searches/alert.ts';

/** Does what was put off, for example until a change can no longer be undone (docs/decisions/0148). */
export const handler = consumeTasks({
  'opportunity-ended': opportunityEnded,
  'terms-changed': termsChanged,
  'message-unread': messageUnread,
  'opportunity-opened': opportunityOpened,
  'pack-applicants': packApplicants,
  'pack-poster': packPoster,
  'application-decided': applicationDecided,
  'export-applicants': exportApplicants,
  'meeting-reminder': meetingReminder,
  'meetings-called-off': meetingsCalledOff,
  'reply-clock': replyClock,
});
