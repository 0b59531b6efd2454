import { OpportunityDetail } from '#frontend/features/opportunities/components/OpportunityDetail.tsx';
import { OpportunityRow } from '#frontend/features/opportunities/components/OpportunityRow.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

/** In place of the list around the card: nothing opens. */
const CLOSED = { wide: true, shownId: undefined, select: () => undefined, searchFor: () => '' };

/** The button that candidates will have. */
function ApplyPreview() {
  return (
    <Button size="small" disabled>
      Apply Now
    </Button>
  );
}

/** The card and the page of an opportunity as candidates see them. The card repeats the page: it cannot be reached. */
export function PostingPreview({ opportunity }: { opportunity: Opportunity }) {
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p aria-hidden="true" className="mb-2 text-fine text-muted">
          In the list
        </p>
        <ul inert className="overflow-clip rounded-card border border-line">
          <OpportunityRow
            opportunity={opportunity}
            match={null}
            Action={ApplyPreview}
            open={CLOSED}
            preview
          />
        </ul>
      </div>
      <div>
        <p className="mb-2 text-fine text-muted">On its page</p>
        <div className="rounded-card border border-line bg-raised p-5">
          <OpportunityDetail opportunity={opportunity} Action={ApplyPreview} heading="h2" preview />
        </div>
      </div>
    </div>
  );
}
