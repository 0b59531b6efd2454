import { consumeTasks } from '#functions/core/delayed/consume.ts';
import { packApplicants } from '#functions/features/applicants/packed/pack.ts';
import { applicationDecided } from '#functions/features/applications/decided.ts';
import { meetingReminder } from '#functions/features/meetings/reminders.ts';
import { opportunityEnded, termsChanged } from '#functions/features/opportunities/closing.ts';

/** Does what was put off, for example until a change can no longer be undone (docs/decisions/0148). */
export const handler = consumeTasks({
  'opportunity-ended': opportunityEnded,
  'terms-changed': termsChanged,
  'pack-applicants': packApplicants,
  'application-decided': applicationDecided,
  'meeting-reminder': meetingReminder,
});
