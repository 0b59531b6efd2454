import type { Startup } from '#shared/features/startups/schema.ts';

/** The form that is open over the screen of a team; `id` is that of the entry that is edited, and missing for a new one. */
export interface OpenSheet {
  readonly kind: 'edit' | 'close' | 'assumption' | 'result' | 'milestone' | 'invite' | 'member' | 'document';
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
