import { type Ref, ViewTransition } from 'react';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import type { OpportunitySummary } from '#shared/features/opportunities.ts';
import { titleTransition } from '../titleTransition.ts';
import { TypeMark } from './TypeMark.tsx';

interface DetailHeaderProps {
  opportunity: OpportunitySummary;
  closed: boolean;
  titleId: string;
  /** `h1` on a page of its own, `h2` in the pane beside the list. */
  heading: 'h1' | 'h2';
  headingRef: Ref<HTMLHeadingElement> | undefined;
}

/** What and where it is. A list knows that already, so it stands there before the rest has arrived. */
export function DetailHeader({
  opportunity,
  closed,
  titleId,
  heading: Heading,
  headingRef,
}: DetailHeaderProps) {
  const { id, type, title, company, location } = opportunity;
  const text = (
    <Heading
      ref={headingRef}
      id={titleId}
      tabIndex={-1}
      className="mt-1.5 w-fit text-heading font-semibold wrap-anywhere"
    >
      {title}
    </Heading>
  );
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TypeMark type={type} />
        {closed && <Badge>Closed</Badge>}
      </div>
      {Heading === 'h1' ? <ViewTransition {...titleTransition(id)}>{text}</ViewTransition> : text}
      <p className="mt-1 text-lead text-muted">
        {company}, {location}
      </p>
    </header>
  );
}
