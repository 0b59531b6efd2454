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
        <li key={id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <span
            aria-hidden="true"
            className="flex size-9 flex-none items-center justify-center rounded-full bg-brand-soft text-brand [&_svg]:size-4.5"
          >
            {icon}
          </span>
          <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
            <h3 className="text-body leading-snug font-medium">{title}</h3>
            <p className="text-small text-muted">{detail}</p>
          </div>
          <ButtonLink to={action.to} size="small" variant={index === 0 ? 'primary' : 'secondary'}>
            {action.label}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
