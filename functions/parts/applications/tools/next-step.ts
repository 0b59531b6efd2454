import { momentIn } from '#functions/core/advisor/times.ts';
import { dayText } from '#shared/core/day-text.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { replyState } from '#shared/features/applications/reply-promise.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import { type ApplicationStatus, applicationWorkflow } from '#shared/features/applications/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';

/** What comes next for an application. */
export interface NextStep {
  /** Inside a sentence or a card: `they promised an answer by Friday 27 November`. */
  readonly text: string;
  /** How urgent it is: 0 waits for the user, 1 has a date, 2 waits for the employer, 3 is over. */
  readonly order: 0 | 1 | 2 | 3;
}

interface Now {
  readonly now: Date;
  readonly timeZone: string;
}

/** The statuses in which nothing more is to come. */
const OVER: readonly ApplicationStatus[] = ['hired', 'rejected', 'withdrawn'];
export const isOver = ({ status }: Application): boolean => OVER.includes(status);

export const statusLabel = ({ status }: Application): string => applicationWorkflow.statuses[status].label;

const waiting = (application: Application, { now }: Now): NextStep => {
  const { replyBy } = application.opportunity;
  return replyState(application, earliestDay(now)) === 'missed'
    ? { order: 1, text: `the answer promised by ${dayText(replyBy)} is overdue; write to them` }
    : { order: 2, text: `they promised an answer by ${dayText(replyBy)}` };
};

const interview = (meetings: readonly ShownMeeting[], { now, timeZone }: Now): NextStep => {
  const next = meetings.find(
    ({ status, start }) => status === 'confirmed' && start !== undefined && Date.parse(start) > now.getTime(),
  );
  if (next?.start) return { order: 1, text: `interview on ${momentIn(next.start, timeZone)}` };
  return meetings.some(({ status }) => status === 'proposed')
    ? { order: 0, text: 'pick one of the times that they propose for the interview' }
    : { order: 2, text: 'you’re invited to an interview; they have yet to propose a time' };
};

/** What comes next for an application, with its meetings of the next weeks. */
export const nextStepOf = (
  application: Application,
  meetings: readonly ShownMeeting[],
  at: Now,
): NextStep => {
  const { status, offer } = application;
  if (status === 'offered')
    return { order: 0, text: offer ? `answer the offer by ${dayText(offer.answerBy)}` : 'answer the offer' };
  if (status === 'interview_scheduled') return interview(meetings, at);
  if (status === 'new' || status === 'reviewed') return waiting(application, at);
  const over: Record<
    Exclude<ApplicationStatus, 'offered' | 'interview_scheduled' | 'new' | 'reviewed'>,
    string
  > = {
    hired: 'you accepted the offer',
    offer_declined: 'you declined the offer; they may make another',
    rejected: 'nothing more to do here',
    withdrawn: 'you withdrew it',
  };
  return { order: 3, text: over[status] };
};
