import { dayHere, fullDate } from '#frontend/ui/data/dates.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import type { StatusDefinition } from '#shared/core/workflow.ts';
import type { OutsideApplication } from '#shared/features/applications/outside.ts';
import { OUTSIDE_STAGE_LOOKS, type OutsideStage } from '#shared/features/applications/outside-stages.ts';
import { type ReplyState, replyState } from '#shared/features/applications/reply-promise.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';

/** The groups of the table: by who has to do something next. */
export const GROUPS = ['needsYou', 'waiting', 'closed'] as const;
export type Group = (typeof GROUPS)[number];

/** The columns of the board. */
export const BOARD_COLUMNS = ['wishlist', 'applied', 'interview', 'offer', 'closed'] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

/** One application on the tracker, here or outside of this site. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly status: StatusDefinition;
  readonly group: Group;
  readonly column: BoardColumn;
  /** What comes next, in a few words; empty when nothing does. */
  readonly next: string;
  /** The day of the promised reply, and what became of it. */
  readonly promise?: { readonly day: string; readonly state: ReplyState } | undefined;
  /** The day of the application; empty before it. */
  readonly appliedOn: string;
  /** When it last changed. */
  readonly changedAt: string;
  readonly history: readonly { readonly label: string; readonly at: string }[];
  /** What it was made of: exactly one of the two. */
  readonly here?: Application;
  readonly outside?: OutsideApplication;
}

const HERE: Record<Application['status'], Pick<Entry, 'group' | 'column'>> = {
  new: { group: 'waiting', column: 'applied' },
  reviewed: { group: 'waiting', column: 'applied' },
  interview_scheduled: { group: 'needsYou', column: 'interview' },
  offered: { group: 'needsYou', column: 'offer' },
  hired: { group: 'closed', column: 'offer' },
  offer_declined: { group: 'waiting', column: 'offer' },
  rejected: { group: 'closed', column: 'closed' },
  withdrawn: { group: 'closed', column: 'closed' },
};

/** What the applicant can do, or is waiting for. */
const nextHere = ({ status, opportunity, offer }: Application, state: ReplyState | undefined): string => {
  if (status === 'interview_scheduled') return 'Prepare for your interview';
  if (status === 'offered' && offer) return `Answer the offer by ${fullDate(offer.answerBy)}`;
  if (status === 'hired' || status === 'offer_declined') return '';
  if (status === 'rejected' || status === 'withdrawn') return '';
  if (state === 'missed') return 'The answer is overdue';
  return state === 'open' ? `Wait for the answer by ${fullDate(opportunity.replyBy)}` : 'Wait for the answer';
};

/** An application made here. */
export const entryOf = (application: Application, now: Date): Entry => {
  const { opportunityId, opportunity, status, history, appliedAt, updatedAt } = application;
  const state = replyState(application, earliestDay(now));
  const labels = applicationWorkflow.statuses;
  return {
    key: opportunityId,
    title: opportunity.title,
    company: opportunity.company,
    location: opportunity.location,
    status: labels[status],
    ...HERE[status],
    next: nextHere(application, state),
    promise: state && { day: opportunity.replyBy, state },
    appliedOn: dayHere(new Date(appliedAt)),
    changedAt: updatedAt,
    history: history.map((step, index) => ({
      label: index === 0 ? 'Applied' : labels[step.status].label,
      at: step.at,
    })),
    here: application,
  };
};

const OUTSIDE: Record<OutsideStage, Pick<Entry, 'group' | 'column' | 'next'>> = {
  wishlist: { group: 'needsYou', column: 'wishlist', next: 'Apply' },
  applied: { group: 'waiting', column: 'applied', next: 'Wait for the answer' },
  interview: { group: 'needsYou', column: 'interview', next: 'Prepare for your interview' },
  offer: { group: 'needsYou', column: 'offer', next: 'Decide about the offer' },
  rejected: { group: 'closed', column: 'closed', next: '' },
};

/** An application outside of this site. A reminder that is due needs the user, whatever the stage. */
export const outsideEntryOf = (outside: OutsideApplication, now: Date): Entry => {
  const { id, title, company, location, stage, appliedOn, remindOn, updatedAt, history } = outside;
  const place = OUTSIDE[stage];
  const reminded = remindOn !== '' && place.group !== 'closed';
  const due = reminded && remindOn <= dayHere(now);
  return {
    key: id,
    title,
    company,
    location,
    appliedOn,
    status: OUTSIDE_STAGE_LOOKS[stage],
    ...place,
    group: due ? 'needsYou' : place.group,
    next: reminded ? `${place.next}. Reminder: ${fullDate(remindOn)}` : place.next,
    changedAt: updatedAt,
    history: history.map((step) => ({ label: OUTSIDE_STAGE_LOOKS[step.stage].label, at: step.at })),
    outside,
  };
};

/** What is next at the top: a promised day, then what changed last. */
const dayOfEntry = ({ promise, outside }: Entry): string => promise?.day ?? (outside?.remindOn || '9999');

/** All entries in the order of the tracker: those with the nearest day first, then the latest change. */
export const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => {
    if (one.group === 'closed' && other.group === 'closed') return one.changedAt < other.changedAt ? 1 : -1;
    const [a, b] = [dayOfEntry(one), dayOfEntry(other)];
    if (a !== b) return a < b ? -1 : 1;
    return one.changedAt < other.changedAt ? 1 : -1;
  });

const PROMISE_WORDS: Record<ReplyState, string> = {
  open: 'Promised',
  kept: 'Kept',
  late: 'Answered late',
  missed: 'Not kept',
};
export const promiseWords = (state: ReplyState): string => PROMISE_WORDS[state];
