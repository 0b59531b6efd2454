import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from './Badge.tsx';

/** The colours of an application's status (spec, point 4); every other value is grey. */
const TONES: Readonly<Record<string, BadgeTone>> = {
  new: 'info',
  reviewed: 'warning',
  interview_scheduled: 'positive',
  rejected: 'danger',
};

/** Where an application stands. The words are the caller's: `APPLICATION_STATUS_LABELS[status]`. */
export function StatusBadge({ status, children }: { status: string; children: ReactNode }) {
  return <Badge tone={TONES[status] ?? 'neutral'}>{children}</Badge>;
}
