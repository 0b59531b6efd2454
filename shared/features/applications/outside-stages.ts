import type { StatusTone } from '#shared/core/workflow.ts';

// Plain data without schemas: the browser loads it with the tracker.

/** Where an application outside of this site is. Its owner moves it freely. */
export const OUTSIDE_STAGES = ['wishlist', 'applied', 'interview', 'offer', 'rejected'] as const;
export type OutsideStage = (typeof OUTSIDE_STAGES)[number];

export const OUTSIDE_STAGE_LOOKS: Readonly<Record<OutsideStage, { label: string; tone: StatusTone }>> = {
  wishlist: { label: 'Wishlist', tone: 'neutral' },
  applied: { label: 'Applied', tone: 'info' },
  interview: { label: 'Interview', tone: 'positive' },
  offer: { label: 'Offer', tone: 'positive' },
  rejected: { label: 'Rejected', tone: 'danger' },
};

/** The columns of an import, in any order. The first two are needed, and so is a header that names the columns. */
export const OUTSIDE_COLUMNS = [
  'title',
  'company',
  'stage',
  'location',
  'url',
  'appliedOn',
  'remindOn',
  'note',
] as const;
/** Applications in one import. A longer list is imported in parts. */
export const OUTSIDE_IMPORT_LINES = 200;
export const OUTSIDE_IMPORT_MAX_CHARACTERS = 60_000;
/** The most that one user stores. */
export const OUTSIDE_MAX = 500;

/** Why a line of an import is refused, or the file. */
export const OUTSIDE_IMPORT_PROBLEMS = {
  columns: `The first line must name the columns title and company, and may name ${OUTSIDE_COLUMNS.slice(2).join(', ')}`,
  tooMany: `Import at most ${OUTSIDE_IMPORT_LINES} applications at a time`,
  none: 'There are no applications below the header',
  repeated: (line: number) => `The same position is already on line ${line}`,
  known: 'This position is already in your list',
  full: `You can store up to ${OUTSIDE_MAX} applications. Delete some first`,
} as const;
