import { type ReactNode, useId } from 'react';
import { cx } from '#frontend/ui/style/cx.ts';

interface SectionProps {
  title: string;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  /** `aside` puts the title into a column of its own on wide screens. */
  layout?: 'stacked' | 'aside';
  /** `sunken` lies a shade deeper than the page, `ruled` begins with a hairline. */
  ground?: 'plain' | 'sunken' | 'ruled';
  /** Under the lead: a link, a mark. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A part of a public page under its own heading (h2). */
export function Section({
  title,
  lead,
  layout = 'stacked',
  ground = 'plain',
  extra,
  children,
}: SectionProps) {
  const id = useId();
  const aside = layout === 'aside';
  return (
    <section aria-labelledby={id} className={cx(ground === 'sunken' && 'bg-sunken')}>
      <div className="mx-auto max-w-page px-4 md:px-6">
        <div
          className={cx(
            'py-14 md:py-20',
            ground === 'ruled' && 'border-t border-line',
            aside && 'gap-x-16 lg:grid lg:grid-cols-[19rem_minmax(0,1fr)]',
          )}
        >
          <div className={cx('mb-9 md:mb-12', aside && 'lg:mb-0')}>
            <h2 id={id} className="max-w-prose text-section">
              {title}
            </h2>
            {lead && <p className="mt-3 max-w-prose text-lead text-muted">{lead}</p>}
            {extra && <div className="mt-5">{extra}</div>}
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      </div>
    </section>
  );
}
