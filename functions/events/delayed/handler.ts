import { consumeTasks } from '#functions/core/delayed/consume.ts';

/**
 * Does what was put off, for example until a change can no longer be undone (docs/decisions/0148). Each task is a part of
 * the bundle.
 */
export const handler = consumeTasks({
  'opportunity-ended': async () =>
    (await import('#functions/features/opportunities/closing.ts')).opportunityEnded,
  'terms-changed': async () => (await import('#functions/features/opportunities/closing.ts')).termsChanged,
  'message-unread': async () => (await import('#functions/features/conversations/unread.ts')).messageUnread,
  'opportunity-opened': async () => (await import('#functions/features/searches/alert.ts')).opportunityOpened,
  'pack-applicants': async () =>
    (await import('#functions/features/applicants/packed/pack.ts')).packApplicants,
  'pack-poster': async () => (await import('#functions/features/applicants/packed/pack.ts')).packPoster,
  'application-decided': async () =>
    (await import('#functions/features/applications/decision-notification.ts')).applicationDecided,
  'export-applicants': async () => (await import('#functions/features/exports/run.ts')).exportApplicants,
  'meeting-reminder': async () => (await import('#functions/features/meetings/reminders.ts')).meetingReminder,
  'meetings-called-off': async () =>
    (await import('#functions/features/meetings/call-off.ts')).meetingsCalledOff,
  'mentorship-due': async () => (await import('#functions/features/mentorships/due.ts')).mentorshipDue,
  'event-blocked': async () => (await import('#functions/features/events/blocked.ts')).eventBlocked,
  'event-due': async () => (await import('#functions/features/events/due.ts')).eventDue,
  'event-guests': async () => (await import('#functions/features/events/tell-guests.ts')).eventGuests,
  'challenge-due': async () => (await import('#functions/features/challenges/due.ts')).challengeDue,
  'challenge-members': async () =>
    (await import('#functions/features/challenges/tell-members.ts')).challengeMembers,
  'judging-assign': async () => (await import('#functions/features/judging/assign.ts')).judgingAssign,
  'judging-due': async () => (await import('#functions/features/judging/due.ts')).judgingDue,
  'review-due': async () => (await import('#functions/features/reviews/due.ts')).reviewDue,
  'attempt-due': async () => (await import('#functions/features/assessments/due.ts')).attemptDue,
  'attempt-graded': async () => (await import('#functions/features/assessments/graded.ts')).attemptGraded,
  'attempts-regraded': async () =>
    (await import('#functions/features/assessments/regrade.ts')).attemptsRegraded,
  'mentor-times': async () => (await import('#functions/features/mentors/free-times.ts')).mentorTimes,
  'ask-lapsed': async () => (await import('#functions/features/asks/lapse.ts')).askLapsed,
  'buddy-due': async () => (await import('#functions/features/buddies/due.ts')).buddyDue,
  'buddy-again': async () => (await import('#functions/features/buddies/due.ts')).buddyAgain,
  'course-version': async () =>
    (await import('#functions/features/enrolments/tell-learners.ts')).courseVersion,
  'reply-clock': async () =>
    (await import('#functions/features/applicants/replies/due-promises.ts')).replyClock,
});
