import { useId, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import type { OpportunitySummary } from '#shared/features/opportunities.ts';
import type { Action } from '../slots.ts';
import { titleTransition } from '../titleTransition.ts';
import { Deadline } from './Deadline.tsx';
import { SkillChips } from './SkillChips.tsx';
import { TypeLabel } from './TypeLabel.tsx';

interface OpportunityRowProps {
  opportunity: OpportunitySummary;
  /** The skills of the user who reads it. */
  ownSkills: readonly string[];
  Action: Action;
  open: OpenItem;
}

/** One opportunity in the list. The whole row is its link, apart from the action. */
export function OpportunityRow({ opportunity, ownSkills, Action, open: item }: OpportunityRowProps) {
  const { id, type, title, company, location, salary, skills, description, deadline } = opportunity;
  const titleId = useId();
  const { pathname, search } = useLocation();
  const selected = item.wide && id === item.shownId;
  const heading = (
    <h3 id={titleId} className="mt-1 w-fit text-lead leading-snug font-semibold">
      <ItemLink
        open={item}
        id={id}
        page={fillPath(PATHS.opportunity, { id })}
        // The page leads back to the list as it is now.
        state={pathname + search}
        className="rounded-tick after:absolute after:inset-0 hover:text-brand"
      >
        {title}
      </ItemLink>
    </h3>
  );
  return (
    <li
      aria-labelledby={titleId}
      className={cx(
        'relative flex flex-col gap-3 px-4 py-5 transition-colors hover:bg-raised',
        selected && 'bg-raised shadow-[inset_3px_0_0_var(--color-brand)]',
      )}
    >
      <div>
        <div className="flex items-baseline justify-between gap-4">
          <TypeLabel type={type} />
          <span className="text-fine text-muted">
            <Deadline day={deadline} />
          </span>
        </div>
        {item.wide ? heading : <ViewTransition {...titleTransition(id)}>{heading}</ViewTransition>}
        <p className="mt-0.5 text-small text-muted">
          {company}, {location}
        </p>
      </div>
      <p className="line-clamp-2 text-small">{description}</p>
      <SkillChips skills={skills} own={ownSkills} />
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-small font-medium tabular-nums">{salary}</p>
        <div className="relative ml-auto">
          <Action opportunity={opportunity} place="row" />
        </div>
      </div>
    </li>
  );
}
