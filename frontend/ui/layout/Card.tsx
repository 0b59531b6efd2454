import { type ReactNode, useId } from 'react';
import { cx } from '../style/cx.ts';

interface CardProps {
  /** A heading (h2), which also names the card. */
  title?: ReactNode;
  /** One line under the heading. */
  description?: ReactNode;
  /** Buttons or a link at the right of the heading. */
  actions?: ReactNode;
  /** `article` for one of a list, `section` for a part of the screen. */
  as?: 'section' | 'article' | 'div' | 'li';
  className?: string;
  children?: ReactNode;
}

/** A panel on the page, with a thin border instead of a shadow. */
export function Card({ title, description, actions, as: Tag = 'section', className, children }: CardProps) {
  const id = useId();
  return (
    <Tag
      aria-labelledby={title ? id : undefined}
      className={cx('rounded-card border border-line bg-raised p-5 md:p-6', className)}
    >
      {(title || actions) && (
        <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            {title && (
              <h2 id={id} className="text-lead font-semibold">
                {title}
              </h2>
            )}
            {description && <p className="text-small text-muted">{description}</p>}
          </div>
          {actions && <div className="flex max-w-full flex-none flex-wrap items-center gap-2">{actions}</div>}
        </div>
      )}
      {children}
    </Tag>
  );
}
