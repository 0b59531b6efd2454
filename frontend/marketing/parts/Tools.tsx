import type { ComponentType } from 'react';
import { cx } from '#frontend/ui/style/cx.ts';
import type { Benefit } from './Benefits.tsx';

export interface Tool extends Benefit {
  readonly icon: ComponentType<{ 'aria-hidden': 'true' }>;
}

interface ToolsProps {
  tools: readonly Tool[];
  /** How many stand side by side on wide screens. */
  columns?: 2 | 3 | 4;
}

const WIDE = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };

/** A page's set of tools: each has an icon beside its name and its use under it. */
export function Tools({ tools, columns = 2 }: ToolsProps) {
  return (
    <ul className={cx('grid gap-x-12 gap-y-9 sm:grid-cols-2', WIDE[columns])}>
      {tools.map(({ icon: Icon, title, text }) => (
        <li
          key={title}
          className="flex gap-4 [&>svg]:mt-1 [&>svg]:size-5 [&>svg]:flex-none [&>svg]:text-brand"
        >
          <Icon aria-hidden="true" />
          <div>
            <h3 className="text-body">{title}</h3>
            <p className="mt-1 text-small text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
