import { laterHandlers } from '#functions/core/later-handlers.ts';
import { consumeStream } from '#functions/core/stream/consume.ts';
import { counted } from '#functions/features/platform-figures/counted.ts';

// Each feature is a part of the bundle, which the first record that concerns it loads.
const { followUser } = laterHandlers(() => import('#functions/features/admin/effects.ts'), ['followUser']);
const { notifyAssigned, notifyMentioned } = laterHandlers(
  () => import('#functions/features/applicants/effects.ts'),
  ['notifyAssigned', 'notifyMentioned'],
);
const { packChanged, packChangedPosting } = laterHandlers(
  () => import('#functions/features/applicants/packed/packing-queue.ts'),
  ['packChanged', 'packChangedPosting'],
);
const { notifyApplicant } = laterHandlers(
  () => import('#functions/features/applications/effects.ts'),
  ['notifyApplicant'],
);
const { notifyReminded } = laterHandlers(
  () => import('#functions/features/applications/outside/reminders.ts'),
  ['notifyReminded'],
);
const { followAttempt, followWithdrawal } = laterHandlers(
  () => import('#functions/features/assessments/effects.ts'),
  ['followAttempt', 'followWithdrawal'],
);
const { followAuthored } = laterHandlers(
  () => import('#functions/features/authoring/effects.ts'),
  ['followAuthored'],
);
const { notifyAsk } = laterHandlers(() => import('#functions/features/asks/effects.ts'), ['notifyAsk']);
const { lookAgain, notifyBuddies } = laterHandlers(
  () => import('#functions/features/buddies/effects.ts'),
  ['lookAgain', 'notifyBuddies'],
);
const { notifyMember, notifyMembers } = laterHandlers(
  () => import('#functions/features/companies/effects.ts'),
  ['notifyMember', 'notifyMembers'],
);
const { watchUnread } = laterHandlers(
  () => import('#functions/features/conversations/unread.ts'),
  ['watchUnread'],
);
const { followEngagement } = laterHandlers(
  () => import('#functions/features/engagements/effects.ts'),
  ['followEngagement'],
);
const { awardAnswers, awardMentor, awardReviewer, followCredential } = laterHandlers(
  () => import('#functions/features/credentials/effects.ts'),
  ['awardAnswers', 'awardMentor', 'awardReviewer', 'followCredential'],
);
const { startEngagement } = laterHandlers(
  () => import('#functions/features/engagements/start.ts'),
  ['startEngagement'],
);
const { followBlock, followEvent, followGuest } = laterHandlers(
  () => import('#functions/features/events/effects.ts'),
  ['followBlock', 'followEvent', 'followGuest'],
);
const { followChallenge, followEntry, followTeam } = laterHandlers(
  () => import('#functions/features/challenges/effects.ts'),
  ['followChallenge', 'followEntry', 'followTeam'],
);
const { followJudge, followJudged, followJudgedEntry, followJudging } = laterHandlers(
  () => import('#functions/features/judging/effects.ts'),
  ['followJudge', 'followJudged', 'followJudgedEntry', 'followJudging'],
);
const { followCourse } = laterHandlers(
  () => import('#functions/features/enrolments/effects.ts'),
  ['followCourse'],
);
const { followPlanRequest } = laterHandlers(
  () => import('#functions/features/plan-requests/effects.ts'),
  ['followPlanRequest'],
);
const { queueExport } = laterHandlers(() => import('#functions/features/exports/queue.ts'), ['queueExport']);
const { greetBrowser, hintBrowsers } = laterHandlers(
  () => import('#functions/features/inbox/live/hint.ts'),
  ['greetBrowser', 'hintBrowsers'],
);
const { followCalendar } = laterHandlers(
  () => import('#functions/features/mentors/free-times.ts'),
  ['followCalendar'],
);
const { followMentor } = laterHandlers(
  () => import('#functions/features/mentors/effects.ts'),
  ['followMentor'],
);
const { followMentorUser } = laterHandlers(
  () => import('#functions/features/mentors/person.ts'),
  ['followMentorUser'],
);
const { notifyParties } = laterHandlers(
  () => import('#functions/features/meetings/effects.ts'),
  ['notifyParties'],
);
const { followMentorship, notifyShared } = laterHandlers(
  () => import('#functions/features/mentorships/effects.ts'),
  ['followMentorship', 'notifyShared'],
);
const { notifyApplicantsOfClosing, notifyApplicantsOfTerms } = laterHandlers(
  () => import('#functions/features/opportunities/closing.ts'),
  ['notifyApplicantsOfClosing', 'notifyApplicantsOfTerms'],
);
const { followOpportunity } = laterHandlers(
  () => import('#functions/features/opportunities/effects.ts'),
  ['followOpportunity'],
);
const { notifyReported } = laterHandlers(
  () => import('#functions/features/reports/effects.ts'),
  ['notifyReported'],
);
const { countReview } = laterHandlers(() => import('#functions/features/reviews/count.ts'), ['countReview']);
const { followReview } = laterHandlers(
  () => import('#functions/features/reviews/effects.ts'),
  ['followReview'],
);
const { followSetting } = laterHandlers(
  () => import('#functions/features/platform-settings/effects.ts'),
  ['followSetting'],
);
const { followProject } = laterHandlers(
  () => import('#functions/features/projects/effects.ts'),
  ['followProject'],
);
const { followMember, followStartup, notifyOfMilestones, notifyTeam } = laterHandlers(
  () => import('#functions/features/startups/effects.ts'),
  ['followMember', 'followStartup', 'notifyOfMilestones', 'notifyTeam'],
);
const { announceOpening } = laterHandlers(
  () => import('#functions/features/searches/openings.ts'),
  ['announceOpening'],
);
const { notifyOfDeadlines } = laterHandlers(
  () => import('#functions/features/study-plan/reminders.ts'),
  ['notifyOfDeadlines'],
);
const { notifyDecided } = laterHandlers(
  () => import('#functions/features/users/effects.ts'),
  ['notifyDecided'],
);
const { takeMentors } = laterHandlers(
  () => import('#functions/parts/mentors/catalog/snapshot-run.ts'),
  ['takeMentors'],
);
const { takeRequested } = laterHandlers(
  () => import('#functions/parts/opportunities/catalog/snapshot-run.ts'),
  ['takeRequested'],
);

/**
 * The number of records of a batch that are processed at once: a record waits for four calls or so, and its function
 * would otherwise be idle meanwhile (docs/decisions/0145).
 */
const AT_ONCE = 16;

/** Updates the search and writes notifications. Mail has a consumer of its own (functions/events/mail). */
export const handler = consumeStream<'stream'>(
  counted({
    opportunity: async (change) => {
      await followOpportunity(change);
      await packChangedPosting(change);
      await announceOpening(change);
    },
    'search-build': takeRequested,
    closing: notifyApplicantsOfClosing,
    'terms-change': notifyApplicantsOfTerms,
    account: async (change) => {
      await notifyDecided(change);
      await followUser(change);
      await followMentorUser(change);
    },
    profile: async (change) => {
      // New ones only count: the account, which is new as well, leads to the rest.
      if (!change.before) return;
      await followUser(change);
      await followMentorUser(change);
    },
    activity: followUser,
    application: async (change) => {
      await packChanged(change);
      await notifyApplicant(change);
      await notifyAssigned(change);
      await startEngagement(change);
    },
    block: followBlock,
    event: followEvent,
    'event-guest': followGuest,
    challenge: async (change) => {
      await followChallenge(change);
      await followJudged(change);
    },
    'challenge-team': followTeam,
    'challenge-entry': async (change) => {
      await followEntry(change);
      await followJudgedEntry(change);
    },
    'challenge-judge': followJudge,
    judging: followJudging,
    export: queueExport,
    'applicant-note': notifyMentioned,
    'outside-application': notifyReminded,
    meeting: notifyParties,
    availability: followCalendar,
    'calendar-week': followCalendar,
    mentor: followMentor,
    mentorship: async (change) => {
      await followMentorship(change);
      await awardMentor(change);
    },
    'mentorship-note': notifyShared,
    engagement: followEngagement,
    'mentor-build': takeMentors,
    ask: async (change) => {
      await notifyAsk(change);
      await awardAnswers(change);
    },
    'buddy-pair': notifyBuddies,
    'buddy-seat': lookAgain,
    'company-member': notifyMembers,
    membership: notifyMember,
    'conversation-entry': watchUnread,
    inbox: hintBrowsers,
    'live-connection': greetBrowser,
    report: notifyReported,
    review: async (change) => {
      await followReview(change);
      await countReview(change);
      await awardReviewer(change);
    },
    project: followProject,
    course: followCourse,
    credential: followCredential,
    setting: followSetting,
    startup: followStartup,
    'startup-member': followMember,
    'startup-milestones': notifyOfMilestones,
    'startup-note': notifyTeam,
    'study-plan': notifyOfDeadlines,
    attempt: followAttempt,
    'question-withdrawal': followWithdrawal,
    'authored-course': followAuthored,
    'plan-request': followPlanRequest,
  }),
  AT_ONCE,
  'stream',
);
