import type { Audience } from '#shared/features/profile/rules.ts';

/** Who may see a section, in words that follow "Visible to". */
export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = {
  everyone: 'Everyone signed in',
  work: 'People I work with',
  me: 'Only me',
};
