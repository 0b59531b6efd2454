import { detailOf, type Option, SHOWN, said, which } from '#functions/core/advisor/blocks.ts';
import { namedAmong, referredTo } from '#functions/core/advisor/choose.ts';
import type { CallOf } from '#functions/core/advisor/define-tool.ts';
import { momentIn } from '#functions/core/advisor/times.ts';
import type { Fact, Reference, ToolAnswer, ToolCall } from '#functions/core/advisor/tool.ts';
import { number, text, word } from '#functions/core/advisor/values.ts';
import { counted, listed } from '#functions/core/advisor/words.ts';
import type { Role } from '#shared/core/contract.ts';
import { dayText } from '#shared/core/day-text.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import { MENTORSHIP_SCREENS } from '#shared/features/mentorships/news.ts';
import { GOAL_AREA_LABELS } from '#shared/features/mentorships/rules.ts';
import type { Goal, Mentorship } from '#shared/features/mentorships/schema.ts';

export const mentorshipPath = (id: string): string => `/dashboard/mentorships/${encodeURIComponent(id)}`;

/** The screen with the user's mentorships. */
export const mentorshipsSource = ({ user: { role } }: { readonly user: { readonly role: Role } }): Source => {
  if (role === 'student') return { title: 'My mentors', url: `${MENTORSHIP_SCREENS.student}?tab=mine` };
  return role === 'alumni'
    ? { title: 'Mentoring', url: MENTORSHIP_SCREENS.alumni }
    : { title: 'My Mentees', url: MENTORSHIP_SCREENS.mentor };
};

/** The other side of a mentorship. */
export const otherOf = ({
  side,
  mentor,
  mentee,
}: Mentorship): { readonly id: string; readonly name: string } => (side === 'mentor' ? mentee : mentor);

export const mentorshipReference = (mentorship: Mentorship): Reference => ({
  kind: 'mentorship',
  id: mentorship.id,
  label: otherOf(mentorship).name,
});

export const mentorshipOption = (mentorship: Mentorship, zone: string): Option => ({
  ...mentorshipReference(mentorship),
  detail: detailOf(
    mentorship.nextSession === null
      ? 'no session booked'
      : `next session ${momentIn(mentorship.nextSession, zone)}`,
    mentorship.goals.length > 0 && counted(mentorship.goals.length, 'goal'),
  ),
  path: mentorshipPath(mentorship.id),
});

/** The mentorships of the user that go on; alumni may have some on both sides. */
export const activeMentorships = async ({
  call,
  user,
}: CallOf<'mentorships.list'> & Pick<ToolCall, 'user'>): Promise<Mentorship[]> => {
  const query = { state: 'active', limit: 20 } as const;
  const { items } = await call('mentorships.list', { query });
  if (user.role !== 'alumni') return items;
  const asMentee = await call('mentorships.list', { query: { ...query, as: 'mentee' } });
  return [...items, ...asMentee.items];
};

/** What a user reads who is in no mentorship that goes on. */
export const noMentorship = (call: Pick<ToolCall, 'user'>): ToolAnswer => {
  const isStudent = call.user.role === 'student';
  return said(isStudent ? 'You have no mentor at the moment.' : 'You mentor nobody at the moment.', {
    sources: [mentorshipsSource(call)],
    suggestions: [isStudent ? 'Which mentors have time for me?' : 'Which requests wait for my answer?'],
  });
};

/** The mentorship that a question is about, of those that go on; or the answer that asks for it. */
export const chooseMentorship = (
  call: Pick<ToolCall, 'slots' | 'references' | 'timeZone' | 'user'>,
  active: readonly Mentorship[],
  question: string,
): { readonly mentorship: Mentorship } | { readonly answer: ToolAnswer } => {
  const sources = [mentorshipsSource(call)];
  const ids = referredTo(call, ['mentorship']).map(({ id }) => id);
  const referred = active.filter(({ id }) => ids.includes(id));
  const named = namedAmong(active, (one) => otherOf(one).name, call.slots);
  const found = referred.length > 0 ? referred : named.length > 0 ? named : active;
  const [only] = found;
  if (only && found.length === 1) return { mentorship: only };
  if (only)
    return {
      answer: which(
        question,
        found.slice(0, SHOWN).map((one) => mentorshipOption(one, call.timeZone)),
        sources,
      ),
    };
  return { answer: noMentorship(call) };
};

/** `Write better tests: two of five steps done`. */
export const goalText = ({ title, steps }: Goal): string => {
  const done = steps.filter((step) => step.done).length;
  return steps.length === 0 ? `${title}: no steps yet` : `${title}: ${done} of ${steps.length} steps done`;
};

/** The next steps of a goal that are not done, those with the nearest day first. */
export const openSteps = (goals: readonly Goal[]) =>
  goals
    .flatMap(({ title: goal, steps }) => steps.filter(({ done }) => !done).map((step) => ({ ...step, goal })))
    .sort((one, other) => ((one.due || '9999') < (other.due || '9999') ? -1 : 1));

export const stepText = ({ title, due }: { readonly title: string; readonly due: string }): string =>
  due === '' ? title : `${title}, by ${dayText(due)}`;

/** `Skill development 40% and career readiness 20%`; undefined without any steps. */
export const progressText = ({ current }: Mentorship): string | undefined => {
  const areas = ['skillDevelopment', 'careerReadiness', 'projectCompletion'] as const;
  const known = areas.flatMap((area) =>
    current[area] === null ? [] : [`${GOAL_AREA_LABELS[area].toLowerCase()} ${current[area]}%`],
  );
  return known.length === 0 ? undefined : `Progress: ${listed(known)}.`;
};

export const goalFact = (mentorship: Mentorship, { title, area, steps }: Goal): Fact => ({
  about: 'goal of a mentorship',
  path: mentorshipPath(mentorship.id),
  values: {
    title: text(title),
    with: text(otherOf(mentorship).name),
    area: word(GOAL_AREA_LABELS[area]),
    steps: number(steps.length),
    done: number(steps.filter((step) => step.done).length),
  },
});
