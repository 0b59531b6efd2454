// Plain data and functions without schemas.

/** What is counted of a student, in two groups: what a chart shows at once. */
export const PROGRESS_GROUPS = {
  applying: ['applications', 'answers', 'interviews'],
  learning: ['sessions', 'reviews', 'skills'],
} as const;
export type ProgressGroup = keyof typeof PROGRESS_GROUPS;

export const PROGRESS_KINDS = [...PROGRESS_GROUPS.applying, ...PROGRESS_GROUPS.learning] as const;
export type ProgressKind = (typeof PROGRESS_KINDS)[number];

/** How many months are counted, this one among them. */
export const PROGRESS_MONTHS = 12;

/** The most applications that are read: with more, the answer says that the earliest are missing. */
export const PROGRESS_APPLICATIONS = 500;

/** How many months before this one are compared with it. */
const COMPARED_MONTHS = 3;

/** How often each happened in a month (of UTC). */
export type ProgressMonth = { readonly month: string } & Readonly<Record<ProgressKind, number>>;

/** The month of a moment, in UTC: `2026-11`. */
export const monthOf = (moment: string): string => moment.slice(0, 7);

/** The months that are counted, the first first: up to this one, and none before the user signed up. */
export const monthsUntil = (now: Date, signedUpAt: string): string[] => {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return Array.from({ length: PROGRESS_MONTHS }, (_, index) =>
    monthOf(new Date(Date.UTC(year, month - PROGRESS_MONTHS + 1 + index, 1)).toISOString()),
  ).filter((one) => one >= monthOf(signedUpAt));
};

/** When each of these happened, counted by month. What was before the first month is left out. */
export const countByMonth = (
  months: readonly string[],
  moments: Readonly<Record<ProgressKind, readonly string[]>>,
): ProgressMonth[] =>
  months.map((month) => {
    const count = (kind: ProgressKind): number =>
      moments[kind].filter((moment) => monthOf(moment) === month).length;
    return {
      month,
      applications: count('applications'),
      answers: count('answers'),
      interviews: count('interviews'),
      sessions: count('sessions'),
      reviews: count('reviews'),
      skills: count('skills'),
    };
  });

/** This month so far, and a month on average of those compared; null for the average while there is none. */
export const comparedMonths = (
  months: readonly ProgressMonth[],
  kind: ProgressKind,
): { readonly now: number; readonly average: number | null; readonly of: number } => {
  const before = months.slice(0, -1).slice(-COMPARED_MONTHS);
  const sum = before.reduce((total, month) => total + month[kind], 0);
  return {
    now: months.at(-1)?.[kind] ?? 0,
    average: before.length === 0 ? null : sum / before.length,
    of: before.length,
  };
};
