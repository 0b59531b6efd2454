import { type ReactNode, type Ref, useId } from 'react';
import { AskedSkills } from '#frontend/ui/data/AskedSkills.tsx';
import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { isMet } from '#shared/features/matching/must-haves.ts';
import type { Opportunity, OpportunitySummary } from '#shared/features/opportunities/routes.ts';
import { useReceipt } from '../api.ts';
import type { Action, ListedOpportunity } from '../slots.ts';
import { DetailHeader } from './DetailHeader.tsx';
import { BodySkeleton } from './DetailSkeleton.tsx';
import { MatchSection } from './MatchSection.tsx';
import { OpportunityFacts } from './OpportunityFacts.tsx';
import { OtherWay } from './OtherWay.tsx';

interface OpportunityDetailProps {
  /** What a list knows, until all of it has arrived. */
  opportunity: (Opportunity | OpportunitySummary) & Pick<ListedOpportunity, 'applied'>;
  Action: Action;
  /** `h1` on a page of its own, `h2` in the pane beside the list. */
  heading: 'h1' | 'h2';
  headingRef?: Ref<HTMLHeadingElement>;
  /** Beside the action. */
  save?: ReactNode;
  /** A posting that is being written: nobody has a match with it yet. */
  preview?: boolean;
}

/** All there is to read about an opportunity. On a phone its action is pinned to the bottom of the screen. */
export function OpportunityDetail({
  opportunity,
  Action,
  heading,
  headingRef,
  save,
  preview = false,
}: OpportunityDetailProps) {
  const titleId = useId();
  const full = 'requirements' in opportunity ? opportunity : undefined;
  return (
    <article aria-labelledby={titleId} className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <DetailHeader
        opportunity={opportunity}
        companyId={full?.companyId}
        branding={full?.branding}
        status={full?.status}
        titleId={titleId}
        heading={heading}
        headingRef={headingRef}
      />
      <div
        data-sticky="bottom"
        className="max-md:sticky max-md:bottom-0 max-md:z-10 max-md:mt-14 max-md:-mb-(--page-end) max-md:order-last max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3 md:justify-self-end md:pt-6"
      >
        <div className="flex items-start justify-end gap-2">
          <div className="min-w-0 max-md:flex-1 md:max-w-60">
            <Action opportunity={opportunity} place="detail" />
          </div>
          {save}
        </div>
      </div>
      <div className="flex flex-col gap-8 md:col-span-2">
        {full ? (
          <Body opportunity={full} heading={heading === 'h1' ? 'h2' : 'h3'} preview={preview} />
        ) : (
          <BodySkeleton />
        )}
      </div>
    </article>
  );
}

function Body({
  opportunity,
  heading: Heading,
  preview,
}: {
  opportunity: Opportunity;
  heading: 'h2' | 'h3';
  preview: boolean;
}) {
  const { type, description, requirements, niceToHave, benefits, skills, aiScreening, howToApply } =
    opportunity;
  const { receipt, isForUser } = useReceipt(preview ? undefined : opportunity.id);
  const matched = receipt?.parts.skills.evidence.filter(isMet).map(({ posting }) => posting);
  return (
    <>
      <OpportunityFacts opportunity={opportunity} />
      {isForUser && <MatchSection id={opportunity.id} title={opportunity.title} heading={Heading} />}
      <section className="flex max-w-prose flex-col gap-4">
        <Heading className="text-lead font-semibold">
          About this {OPPORTUNITY_TYPE_LABELS[type].toLowerCase()}
        </Heading>
        {description
          .split(/\n{2,}/)
          .filter((text) => text.trim() !== '')
          .map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text, which never move
            <p key={index} dir="auto" className="whitespace-pre-line">
              {text}
            </p>
          ))}
      </section>
      {skills.length > 0 && (
        <section className="flex flex-col gap-3">
          <Heading className="text-lead font-semibold">Skills</Heading>
          <AskedSkills skills={skills} matched={matched} />
        </section>
      )}
      <Points heading={Heading} title="Requirements" points={requirements} />
      <Points heading={Heading} title="Nice to have" points={niceToHave} />
      <Points heading={Heading} title="What you get" points={benefits} />
      {howToApply && <OtherWay opportunity={opportunity} heading={Heading} preview={preview} />}
      {aiScreening && (
        <p className="max-w-prose text-small text-muted">
          Software helps to compare applications with the requirements. A person decides on each of them.
        </p>
      )}
    </>
  );
}

function Points({
  heading: Heading,
  title,
  points,
}: {
  heading: 'h2' | 'h3';
  title: string;
  points: string[];
}) {
  if (points.length === 0) return null;
  return (
    <section className="flex max-w-prose flex-col gap-3">
      <Heading className="text-lead font-semibold">{title}</Heading>
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-accent">
        {points.map((point) => (
          <li key={point} className="pl-1">
            <bdi>{point}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
