import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { log } from '#functions/core/log.ts';
import { observed } from '#functions/core/observation.ts';
import type { Key } from '#functions/core/table.ts';
import { queueReplyClocks } from '#functions/features/applicants/replies/clock.ts';
import { remindDue } from '#functions/features/applications/outside/reminders.ts';
import { queueLapsed } from '#functions/features/asks/queue.ts';
import { queueAttempts } from '#functions/features/assessments/queue-due.ts';
import { queueBuddies } from '#functions/features/buddies/queue.ts';
import { queueChallenges } from '#functions/features/challenges/queue.ts';
import { queueEvents } from '#functions/features/events/queue.ts';
import { queueJudging } from '#functions/features/judging/queue.ts';
import { queueReminders } from '#functions/features/meetings/reminder-queue.ts';
import { queueMentorTimes } from '#functions/features/mentors/queue.ts';
import { queueMentorships } from '#functions/features/mentorships/queue.ts';
import { closeDays } from '#functions/features/platform-figures/close.ts';
import { queueReviews } from '#functions/features/reviews/queue-due.ts';
import { remindOfMilestones } from '#functions/features/startups/reminders.ts';
import { remindOfDeadlines } from '#functions/features/study-plan/reminders.ts';
import {
  DEADLINE_LISTS,
  expireOverdue,
  overdueOpportunities,
  type Position,
} from '#functions/parts/opportunities/deadline.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';

/** What the schedule sends (infra/constructs/events.ts): the moment for which the run was planned. */
const eventSchema = z.object({ time: z.iso.datetime() });

/** How many expire at the same time. */
const PAGE = 25;
/** No page is started with less time than this left. Writes that conflict are retried for three seconds. */
const RESERVE_MS = 10_000;

/** Days of figures that one run closes: after a pause of the schedule the next runs close the others. */
const CLOSED_AT_ONCE = 7;

/** What one run did. */
export interface Run {
  expired: number;
  /** Changed in the meantime, so they do not expire any more. */
  skipped: number;
  failed: number;
  /** Reminders of applications outside of this site. */
  reminded: number;
  /** Reminders of meetings that are due before the next run. */
  queued: number;
  /** Postings with a reminder or a missed reply about the promised day. */
  replies: number;
  /** Mentors whose next free times are computed again. */
  mentors: number;
  /** Questions that nobody answered in time. */
  lapsed: number;
  /** Offers and pairs of buddies that are due, and users who wait for one. */
  buddies: number;
  /** Mentorships about which something is due before the next run. */
  mentorships: number;
  /** Events about which something is due before the next run. */
  events: number;
  /** Challenges about which something is due before the next run. */
  challenges: number;
  /** Challenges about whose judging something is due before the next run. */
  judging: number;
  /** Reviews whose claim or time for a revision is about to end. */
  reviews: number;
  /** Attempts at tests whose time is over before the next run. */
  attempts: number;
  /** Students with a deadline of their study plan a day away. */
  plans: number;
  /** Startups with a milestone due on the next day. */
  milestones: number;
  /** Days whose figures were closed. */
  closedDays: number;
  /** There are more than this run had time for. */
  more: boolean;
}

const NOTHING: Run = {
  expired: 0,
  skipped: 0,
  failed: 0,
  reminded: 0,
  queued: 0,
  replies: 0,
  mentors: 0,
  mentorships: 0,
  reviews: 0,
  attempts: 0,
  plans: 0,
  milestones: 0,
  lapsed: 0,
  buddies: 0,
  events: 0,
  challenges: 0,
  judging: 0,
  closedDays: 0,
  more: false,
};

const expireAll = async (keys: readonly Key[], at: Date, run: Run): Promise<void> => {
  const outcomes = await Promise.allSettled(keys.map((key) => expireOverdue(key, earliestDay(at), at)));
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') run[outcome.value ? 'expired' : 'skipped'] += 1;
    else {
      run.failed += 1;
      log('error', 'an overdue opportunity did not expire', {
        record: keys[index]?.pk,
        error: outcome.reason,
      });
    }
  }
};

/**
 * Lets the opportunities expire whose last day is over, reminds users whose reminder is due, also of deadlines of study plans and milestones of startups, and queues the reminders of
 * meetings, what is due about promised replies, mentorships, reviews, tests, events, questions and buddies, and mentors whose free times
 * have passed. The
 * first in order, the longest overdue first. What expired leaves its
 * list, so a run continues where the one before ended, and one that is repeated finds nothing left. Throws at the end when some
 * could not, so that Lambda retries and after the last attempt reports it to the dead-letter queue.
 */
export const handler = observed(
  async (
    event: unknown,
    { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<Run> => {
    const { time } = eventSchema.parse(event);
    const at = new Date(time);
    const day = earliestDay(at);
    const hasTime = () => getRemainingTimeInMillis() > RESERVE_MS;
    const run: Run = { ...NOTHING };
    for (const list of DEADLINE_LISTS) {
      let after: Position | undefined;
      do {
        const { keys, next } = await overdueOpportunities(day, PAGE, after, list);
        await expireAll(keys, at, run);
        after = next;
      } while (after && hasTime());
      run.more ||= after !== undefined;
    }
    run.reminded = await remindDue(day, at, hasTime);
    run.queued = await queueReminders(at, hasTime);
    run.replies = await queueReplyClocks(day, hasTime);
    run.mentorships = await queueMentorships(at, hasTime);
    run.reviews = await queueReviews(at, hasTime);
    run.attempts = await queueAttempts(at, hasTime);
    run.mentors = await queueMentorTimes(at, hasTime);
    run.lapsed = await queueLapsed(at, hasTime);
    run.events = await queueEvents(at, hasTime);
    run.challenges = await queueChallenges(at, hasTime);
    run.judging = await queueJudging(at, hasTime);
    run.buddies = await queueBuddies(at, hasTime);
    run.plans = await remindOfDeadlines(at, hasTime);
    run.milestones = await remindOfMilestones(at, hasTime);
    run.closedDays = await closeDays(at, hasTime, CLOSED_AT_ONCE);
    log('info', 'opportunities past their deadline expired', { day, ...run });
    if (run.failed > 0) throw new Error(`${run.failed} overdue opportunities did not expire.`);
    return run;
  },
);
