import { type ReactNode, useId, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { nearDate } from '#frontend/ui/data/dates.ts';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { recordWords } from '#shared/core/reply-words.ts';
import type { Action, ListedOpportunity } from '../slots.ts';
import { titleTransition } from '../titleTransition.ts';
import { Deadline } from './Deadline.tsx';
import { Marks } from './Marks.tsx';
import { MatchButton } from './MatchButton.tsx';
import { SkillChips } from './SkillChips.tsx';
import { TimeMarks } from './TimeMarks.tsx';
import { TypeLabel } from './TypeLabel.tsx';

interface OpportunityRowProps {
  opportunity: ListedOpportunity;
  /** The total of the user's receipt; null without one. */
  match: number | null;
  Action: Action;
  open: Pick<OpenItem, 'wide' | 'shownId' | 'select' | 'searchFor'>;
  /** At the top right: what else the user can do with it. */
  tools?: ReactNode;
  /** A posting that is being written: it has no page yet. */
  preview?: boolean;
}

/** One opportunity in the list. The whole row is its link, apart from the action. */
export function OpportunityRow({
  opportunity,
  match,
  Action,
  open: item,
  tools,
  preview = false,
}: OpportunityRowProps) {
  const { id, type, title, company, location, salary, skills, deadline, postedAt, replyBy, replies, status } =
    opportunity;
  const titleId = useId();
  const { pathname, search } = useLocation();
  const selected = item.wide && id === item.shownId;
  const heading = (
    <h3 id={titleId} className="w-fit text-body leading-snug font-semibold">
      {preview ? (
        <bdi>{title}</bdi>
      ) : (
        <ItemLink
          open={item}
          id={id}
          page={fillPath(PATHS.opportunity, { id })}
          // The page leads back to the list as it is now.
          state={pathname + search}
          className="rounded-tick after:absolute after:inset-0 hover:text-brand"
        >
          <bdi>{title}</bdi>
        </ItemLink>
      )}
    </h3>
  );
  return (
    <li
      aria-labelledby={titleId}
      className={cx(
        'relative px-4 py-2 transition-colors hover:bg-raised',
        selected && 'bg-raised shadow-[inset_3px_0_0_var(--color-brand)]',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="flex min-h-5 flex-wrap items-center gap-x-2 text-fine text-muted">
            <TypeLabel type={type} />
            <Marks {...opportunity} />
            <TimeMarks {...opportunity} />
            <Deadline day={deadline} closed={status !== undefined && status !== 'open'} />
          </p>
          {item.wide ? heading : <ViewTransition {...titleTransition(id)}>{heading}</ViewTransition>}
        </div>
        <div className="relative -mt-1 -mr-2 flex flex-none">{tools}</div>
      </div>
      <p className="flex flex-wrap gap-x-3 text-small text-muted">
        <span>
          <bdi>{company}</bdi>, <bdi>{location}</bdi>
        </span>
        <span className="font-medium text-text tabular-nums">{salary}</span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-fine text-muted">
        <span>
          Answer by <time dateTime={replyBy}>{nearDate(replyBy)}</time>
        </span>
        <span>
          Posted <Moment at={postedAt} />
        </span>
        {replies !== undefined && <span>{recordWords(replies ?? undefined)}</span>}
      </p>
      <div className="flex items-end justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3">
          <MatchButton id={id} title={title} total={match} />
          <SkillChips skills={skills} />
        </div>
        <div className="relative flex-none">
          <Action opportunity={opportunity} place="row" />
        </div>
      </div>
    </li>
  );
}
