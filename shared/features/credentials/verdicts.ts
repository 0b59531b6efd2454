import type { StatusTone } from '#shared/core/workflow.ts';
import type { Verdict } from './rules.ts';

interface VerdictText {
  readonly label: string;
  readonly meaning: string;
  readonly tone: StatusTone;
}

/** What is said of each verdict. Only a valid credential is ever green. */
export const VERDICT_TEXTS: Readonly<Record<Verdict, VerdictText>> = {
  valid: {
    label: 'Valid',
    meaning: 'Fledge signed this credential, nothing in it was changed, and it is in force.',
    tone: 'positive',
  },
  expired: {
    label: 'Expired',
    meaning: 'Fledge signed this credential and nothing in it was changed, but it is no longer in force.',
    tone: 'warning',
  },
  suspended: {
    label: 'Suspended',
    meaning: 'Fledge signed this credential and has suspended it. It may be restored.',
    tone: 'warning',
  },
  revoked: { label: 'Revoked', meaning: 'Fledge signed this credential and has revoked it.', tone: 'danger' },
  changed: {
    label: 'Changed since signing',
    meaning: 'What this credential says is not what was signed.',
    tone: 'danger',
  },
  foreign: {
    label: 'Not from Fledge',
    meaning: 'This is not a credential that Fledge issues.',
    tone: 'danger',
  },
  unknown: {
    label: 'Status unknown',
    meaning:
      'Fledge signed this credential and nothing in it was changed, but whether it was suspended or revoked cannot be told now.',
    tone: 'neutral',
  },
};
