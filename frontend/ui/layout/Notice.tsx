import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface NoticeProps {
  /** `plain` explains, `warning` asks for something, `danger` says what went wrong. */
  tone?: 'plain' | 'warning' | 'danger';
  icon?: ReactNode;
  title?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** `status` or `alert` when it appears after a user action; nothing when it is there from the start. */
  role?: 'status' | 'alert';
  children?: ReactNode;
}

const TONES = {
  plain: 'border-line bg-raised text-text',
  warning: 'border-warning/40 bg-warning-soft text-text',
  danger: 'border-danger bg-danger-soft text-danger',
};
const ICONS = { plain: '[&>svg]:text-brand', warning: '[&>svg]:text-warning', danger: '' };

/** A message within the page that, unlike a toast, does not disappear. */
export function Notice({ tone = 'plain', icon, title, action, role, children }: NoticeProps) {
  return (
    <div
      role={role}
      className={cx(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-card border px-4 py-3 text-small',
        TONES[tone],
      )}
    >
      {/* The icon stays beside the text where there is no room for the action. */}
      <div
        className={cx(
          'flex min-w-0 flex-1 basis-64 gap-x-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:flex-none',
          ICONS[tone],
        )}
      >
        {icon}
        <div className="min-w-0 flex-1 wrap-anywhere">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
      </div>
      {action && <div className="flex flex-none flex-wrap gap-2">{action}</div>}
    </div>
  );
}
