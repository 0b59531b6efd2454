import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

export type BadgeTone =
  | 'neutral'
  | 'brand'
  | 'accent'
  | 'positive'
  | 'warning'
  | 'danger'
  | 'info'
  | 'student'
  | 'mentor'
  | 'employer'
  | 'alumni'
  | 'admin';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-neutral-soft text-muted',
  brand: 'bg-brand-soft text-brand',
  accent: 'bg-accent-soft text-accent-text',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  student: 'bg-student-soft text-student',
  mentor: 'bg-mentor-soft text-mentor',
  employer: 'bg-employer-soft text-employer',
  alumni: 'bg-alumni-soft text-alumni',
  admin: 'bg-admin-soft text-admin',
};

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  /** `small` in the rows of a list. */
  size?: 'small' | 'medium';
  children: ReactNode;
}

/** A word or two on what something is. For a skill, a kind, a count; see RoleBadge and StatusBadge. */
export function Badge({ tone = 'neutral', icon, size = 'medium', children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full text-fine font-medium whitespace-nowrap [&_svg]:size-3.5',
        size === 'small' ? 'px-2' : 'px-2.5 py-0.5',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
