import { consumeStream } from '#functions/core/stream/consume.ts';
import { followUser } from '#functions/features/admin/effects.ts';
import { notifyAssigned, notifyMentioned } from '#functions/features/applicants/effects.ts';
import { packChanged, packChangedPosting } from '#functions/features/applicants/packed/packing-queue.ts';
import { notifyApplicant } from '#functions/features/applications/effects.ts';
import { notifyReminded } from '#functions/features/applications/outside/reminders.ts';
import { notifyMember, notifyMembers } from '#functions/features/companies/effects.ts';
import { watchUnread } from '#functions/features/conversations/unread.ts';
import { queueExport } from '#functions/features/exports/queue.ts';
import { greetBrowser, hintBrowsers } from '#functions/features/inbox/live/hint.ts';
import { notifyParties } from '#functions/features/meetings/effects.ts';
import {
  notifyApplicantsOfClosing,
  notifyApplicantsOfTerms,
} from '#functions/features/opportunities/closing.ts';
import { followOpportunity } from '#functions/features/opportunities/effects.ts';
import { notifyReported } from '#functions/features/reports/effects.ts';
import { announceOpening } from '#functions/features/searches/openings.ts';
import { notifyDecided } from '#functions/features/users/effects.ts';
import { takeRequested } from '#functions/parts/opportunities/catalog/snapshot-run.ts';

/**
 * The number of records of a batch that are processed at once: a record waits for four calls or so, and its function
 * would otherwise be idle meanwhile (docs/decisions/0145).
 */
const AT_ONCE = 16;

/** Updates the search and writes notifications. Mail has a consumer of its own (functions/events/mail). */
export const handler = consumeStream<'stream'>(
  {
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
    },
    profile: followUser,
    activity: followUser,
    application: async (change) => {
      await packChanged(change);
      await notifyApplicant(change);
      await notifyAssigned(change);
    },
    export: queueExport,
    'applicant-note': notifyMentioned,
    'outside-application': notifyReminded,
    meeting: notifyParties,
    'company-member': notifyMembers,
    membership: notifyMember,
    'conversation-entry': watchUnread,
    inbox: hintBrowsers,
    'live-connection': greetBrowser,
    report: notifyReported,
  },
  AT_ONCE,
);
