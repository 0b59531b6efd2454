import * as z from 'zod';
import type { Change } from '#functions/core/stream/change.ts';
import { type Role, roleSchema } from '#shared/core/contract.ts';
import { answerOf, replyOutcome } from '#shared/features/applications/reply-promise.ts';
import { APPLICATION_STATUSES } from '#shared/features/applications/rules.ts';
import type { FigureName } from '#shared/features/platform-figures/figures.ts';
import { firstOfMonth, lastOfMonth, mondayOf, sundayOf } from '#shared/features/platform-figures/periods.ts';
import type { Kind } from '#shared/records.ts';

/** When a user signed up, where that is the moment of what is counted. */
export const AT_SIGN_UP = 'sign-up';

/** Something that happened, which is counted once for its id. */
export interface Countable {
  /** In which figures it counts; `until` is the last day for that, should it arrive after its own was closed. */
  readonly figures: readonly { readonly figure: FigureName; readonly until?: string }[];
  readonly id: string;
  /** Who did it; null when that is not known. */
  readonly userId: string | null;
  /** Their role, where the record has it. */
  readonly role?: Role;
  /** When it happened, by the record; undefined for the moment of the change. */
  readonly at: string | undefined;
  /** The step of the funnel that it is for this user, which counts once for ever. */
  readonly step?: 'firstApplication' | 'firstAnswer';
}

/** What counts in one figure. */
const one = (
  figure: FigureName,
  id: string,
  more: Pick<Countable, 'userId' | 'at'> & Partial<Countable>,
): Countable => ({ figures: [{ figure }], id: `${figure}#${id}`, ...more });

type Image = Record<string, unknown>;
type Definition = (after: Image, before: Image | undefined, change: Change) => readonly Countable[];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const personSchema = z.object({ id: z.string() });
const idOf = (person: unknown): string | null => personSchema.safeParse(person).data?.id ?? null;
const moment = (value: unknown): string | undefined => text(value) || undefined;

const keyText = ({ pk, sk }: Image): string => `${text(pk)}#${text(sk)}`;

const stepsSchema = z.array(z.object({ status: z.string(), at: z.string() })).catch([]);

/** The step by which a change brought a record to a status for the first time, or undefined. */
const reached = (status: string, after: Image, before: Image | undefined) => {
  const isThere = (steps: { status: string }[]) => steps.some((step) => step.status === status);
  if (isThere(stepsSchema.parse(before?.history))) return undefined;
  return stepsSchema.parse(after.history).find((step) => step.status === status);
};

/** Counts the first time that a record of a kind reaches a status. */
const onceReached =
  (figure: FigureName, status: string, userOf: (after: Image) => string | null): Definition =>
  (after, before) => {
    const step = reached(status, after, before);
    return step ? [one(figure, keyText(after), { userId: userOf(after), at: step.at })] : [];
  };

const roleOf = (given: unknown): { role?: Role } => {
  const role = roleSchema.safeParse(given).data;
  return role ? { role } : {};
};

const account: Definition = ({ id, role, createdAt }, before) =>
  before ? [] : [one('signUps', text(id), { userId: text(id), ...roleOf(role), at: moment(createdAt) })];

const onboardedSchema = z.object({ profileData: z.object({ isOnboardingComplete: z.literal(true) }) });
const isOnboarded = (image: Image | undefined): boolean => onboardedSchema.safeParse(image).success;

const profile: Definition = (after, before) => {
  const userId = text(after.pk).replace('user#', '');
  return isOnboarded(after) && !isOnboarded(before)
    ? [one('onboarded', userId, { userId, at: before ? undefined : AT_SIGN_UP })]
    : [];
};

/** The image before has the day before: who was active in the same week or month already is not new in it. */
const activity: Definition = ({ userId, lastActiveOn }, before) => {
  const [user, day, last] = [text(userId), text(lastActiveOn), text(before?.lastActiveOn)];
  if (day === '' || last >= day) return [];
  const figures = [
    { figure: 'activeUsers' as const, until: day },
    ...(last < mondayOf(day) ? [{ figure: 'newInWeek' as const, until: sundayOf(day) }] : []),
    ...(last < firstOfMonth(day) ? [{ figure: 'newInMonth' as const, until: lastOfMonth(day) }] : []),
  ];
  return [{ figures, id: `activity#${user}#${day}`, userId: user, at: `${day}T00:00:00.000Z` }];
};

const applicationSchema = z.object({
  userId: z.string(),
  opportunityId: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  appliedAt: z.string(),
  history: z.array(z.object({ status: z.enum(APPLICATION_STATUSES), at: z.string() })),
  opportunity: z.object({ replyBy: z.string() }),
});

const application: Definition = (image, imageBefore) => {
  const after = applicationSchema.parse(image);
  const earlier = applicationSchema.safeParse(imageBefore).data;
  // After a withdrawal the history begins again.
  const before = earlier?.appliedAt === after.appliedAt ? earlier : undefined;
  const { userId, opportunityId, appliedAt } = after;
  const id = `${userId}#${opportunityId}#${appliedAt}`;
  const [answer, hired] = [answerOf(after.history), reached('hired', after, before)];
  const isAnswered = answer !== undefined && !answerOf(before?.history ?? []);
  const isKept = isAnswered && replyOutcome(after) === 'kept';
  const of = (figure: FigureName, at: string | undefined, more: Partial<Countable> = {}): Countable[] =>
    at === undefined ? [] : [one(figure, id, { userId, at, ...more })];
  return [
    ...of('applications', before ? undefined : appliedAt),
    ...of('firstApplications', before ? undefined : appliedAt, { step: 'firstApplication' }),
    ...of('replies', isKept ? answer.at : undefined),
    ...of('firstAnswers', isAnswered ? answer.at : undefined, { step: 'firstAnswer' }),
    ...of('hires', hired?.at),
  ];
};

const reasonSchema = z.object({ kind: z.string() });
const MEETINGS: Readonly<Record<string, FigureName>> = { application: 'interviews', mentorship: 'sessions' };

const meeting: Definition = (after, before, change) => {
  const figure = MEETINGS[reasonSchema.safeParse(after.reason).data?.kind ?? ''];
  return figure ? onceReached(figure, 'held', ({ guest }) => idOf(guest))(after, before, change) : [];
};

/** Counts new records. */
const created =
  (
    figure: FigureName,
    of: (after: Image) => { readonly userId: string | null; readonly at: unknown },
  ): Definition =>
  (after, before) => {
    if (before) return [];
    const { userId, at } = of(after);
    return [one(figure, keyText(after), { userId, at: moment(at) })];
  };

const enrolment: Definition = (after, before, change) => {
  const { userId, completedAt } = after;
  const isCompleted = text(completedAt) !== '' && text(before?.completedAt) === '';
  return [
    ...created('coursesBegun', () => ({ userId: text(userId), at: after.startedAt }))(after, before, change),
    ...(isCompleted
      ? [one('coursesCompleted', keyText(after), { userId: text(userId), at: text(completedAt) })]
      : []),
  ];
};

/** Questions when they are asked, and the first mark that an answer gets. */
const aiMessage: Definition = (after, before) => {
  const userId = text(after.pk).replace('ai#', '');
  if (!before && after.isUser === true)
    return [one('questions', keyText(after), { userId, at: moment(after.timestamp) })];
  if (typeof after.right !== 'boolean' || typeof before?.right === 'boolean') return [];
  const figure = after.right ? 'answersRight' : 'answersWrong';
  return [{ figures: [{ figure }], id: `marked#${keyText(after)}`, userId, at: undefined }];
};

/** What is counted of the changes of each kind of record. Pure: a recount of records gives the same. */
const DEFINITIONS: Readonly<Partial<Record<Kind, Definition>>> = {
  account,
  profile,
  activity,
  application,
  meeting,
  enrolment,
  opportunity: onceReached('postings', 'open', ({ owner }) => text(owner) || null),
  mentorship: created('mentoringRequests', ({ mentee, createdAt }) => ({
    userId: idOf(mentee),
    at: createdAt,
  })),
  review: onceReached('reviews', 'finished', ({ reviewer }) => idOf(reviewer)),
  event: onceReached('events', 'published', ({ host }) => idOf(host)),
  'event-guest': onceReached('eventVisits', 'attended', ({ userId }) => text(userId) || null),
  message: created('messages', ({ by, at }) => ({ userId: text(by) || null, at })),
  'ai-message': aiMessage,
  report: created('reports', ({ reporter, createdAt }) => ({ userId: idOf(reporter), at: createdAt })),
  'opportunity-report': created('reports', ({ userId, at }) => ({ userId: text(userId) || null, at })),
};
const byKind: ReadonlyMap<string, Definition> = new Map(Object.entries<Definition>(DEFINITIONS));

/** What a change of a record adds to the figures; nothing for records that were deleted. */
export const countablesOf = (change: Change): readonly Countable[] => {
  const { before, after } = change;
  return (after && byKind.get(text(after.entity))?.(after, before, change)) ?? [];
};
