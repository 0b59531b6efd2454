import type { Startup } from '#shared/features/startups/schema.ts';

/** The forms over the screen of a team, as its address has them. */
export const SHEETS = [
  'edit',
  'close',
  'assumption',
  'result',
  'milestone',
  'done',
  'invite',
  'member',
  'document',
] as const;

/** The form that is open over the screen of a team; `id` is that of the entry that is edited, and missing for a new one. */
export interface OpenSheet {
  readonly kind: (typeof SHEETS)[number];
  readonly id?: string;
}

export interface PartProps {
  startup: Startup;
  /** Opens a form. */
  open: (sheet: OpenSheet) => void;
}

export interface TeamSheetProps {
  sheet: OpenSheet;
  startup: Startup;
  onClose: () => void;
}
