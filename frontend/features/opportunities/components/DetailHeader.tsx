import { type Ref, ViewTransition } from 'react';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { BrandLine } from '#frontend/parts/companies/BrandLine.tsx';
import { CompanyLogo } from '#frontend/parts/companies/CompanyLogo.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import type { Branding } from '#shared/core/branding-schema.ts';
import { OPPORTUNITY_STATUS_LOOKS, type OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import type { OpportunitySummary } from '#shared/features/opportunities/routes.ts';
import { titleTransition } from '../titleTransition.ts';
import { Marks } from './Marks.tsx';
import { TypeLabel } from './TypeLabel.tsx';

interface DetailHeaderProps {
  opportunity: OpportunitySummary;
  /** The company that posted it; null for a user, undefined until all of it has arrived. */
  companyId: string | null | undefined;
  /** Of the company, if it has any. */
  branding: Branding | undefined;
  /** Unknown until all of it has arrived. */
  status: OpportunityStatus | undefined;
  titleId: string;
  /** `h1` on a page of its own, `h2` in the pane beside the list. */
  heading: 'h1' | 'h2';
  headingRef: Ref<HTMLHeadingElement> | undefined;
}

/** Title, company and location. The list has these already, so they are shown before the rest has loaded. */
export function DetailHeader({
  opportunity,
  companyId,
  branding,
  status,
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
      <bdi>{title}</bdi>
    </Heading>
  );
  return (
    <header className="relative">
      {/* Above what is there already, which does not move when the rest arrives. */}
      {branding?.colour && <BrandLine colour={branding.colour} className="absolute inset-x-0 -top-3" />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TypeLabel type={type} />
        <Marks {...opportunity} />
        {status && status !== 'open' && <StatusBadge {...OPPORTUNITY_STATUS_LOOKS[status]} />}
      </div>
      {Heading === 'h1' ? <ViewTransition {...titleTransition(id)}>{text}</ViewTransition> : text}
      <p className="mt-1 text-lead text-muted">
        {companyId && branding?.logo && (
          <>
            <CompanyLogo companyId={companyId} logo={branding.logo} size="small" />{' '}
          </>
        )}
        {companyId ? (
          <TextLink quiet to={fillPath(PATHS.company, { id: companyId })}>
            <bdi>{company}</bdi>
          </TextLink>
        ) : (
          company
        )}
        , <bdi>{location}</bdi>
      </p>
    </header>
  );
}
