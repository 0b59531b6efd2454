import type { ReactNode } from 'react';
import { ButtonLink } from '../actions/ButtonLink.tsx';

export interface Task {
  id: string;
  icon: ReactNode;
  /** What happened, or what is to be done. */
  title: string;
  detail: ReactNode;
  action: { label: string; to: string };
}

/** What the user should look at next, the most important first, each with one button. The first is the main one. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <ul className="-my-3 divide-y divide-line">
      {tasks.map(({ id, icon, title, detail, action }, index) => (
        <li
          key={id}
          className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
        >
          <span
            aria-hidden="true"
            className="flex size-9 items-center justify-center rounded-full max-sm:self-start bg-brand-soft text-brand [&_svg]:size-4.5"
          >
            {icon}
          </span>
          <div className="min-w-0 wrap-anywhere">
            <h3 className="text-body leading-snug font-medium">{title}</h3>
            <p className="text-small text-muted">{detail}</p>
          </div>
          <span className="max-sm:col-start-2">
            <ButtonLink to={action.to} size="small" variant={index === 0 ? 'primary' : 'secondary'}>
              {action.label}
              <span className="sr-only">: {title}</span>
            </ButtonLink>
          </span>
        </li>
      ))}
    </ul>
  );
}
