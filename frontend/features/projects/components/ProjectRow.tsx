import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import { projectWorkflow } from '#shared/features/projects/rules.ts';
import type { Project } from '#shared/features/projects/schema.ts';
import { othersInWords, stateInWords } from '../projectWords.ts';

/** A project in the list: its status, its place in the queue or what became of it, and its technologies. */
export function ProjectRow({ project, open }: { project: Project; open: OpenItem }) {
  const { id, title, status, technologies, category } = project;
  const selected = open.wide && id === open.shownId;
  return (
    <li
      className={cx(
        'relative flex h-24 flex-col justify-center px-4 text-small transition-colors',
        selected ? 'bg-brand-soft' : 'hover:bg-neutral-soft',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="truncate text-body font-medium">
          <ItemLink open={open} id={id}>
            <bdi>{title}</bdi>
          </ItemLink>
        </h2>
        <StatusBadge {...projectWorkflow.statuses[status]} />
      </div>
      <p className="truncate leading-5 tabular-nums">{stateInWords(project, serverDate())}</p>
      {project.waits && (
        <p className="truncate text-fine leading-4.5 text-muted tabular-nums">{othersInWords(project)}</p>
      )}
      <p className="truncate text-fine leading-4.5 text-muted">
        {inOneLine(technologies) || inOneLine([category]) || 'No technologies yet'}
      </p>
    </li>
  );
}
