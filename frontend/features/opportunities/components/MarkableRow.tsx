import { type ComponentProps, Suspense } from 'react';
import { useSession } from '#frontend/core/session/useSession.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { useMark, useSetMark } from '../marks.ts';
import { OpportunityRow } from './OpportunityRow.tsx';
import { SaveButton } from './SaveButton.tsx';

const RowMenu = lazyPart<{ id: string; title: string }>(async () => ({
  default: (await import('./RowMenu.tsx')).RowMenu,
}));
const GoneRow = lazyPart<{ title: string; what: string; onUndo: () => void }>(async () => ({
  default: (await import('./GoneRow.tsx')).GoneRow,
}));

/** As wide as the menu, so that nothing moves when the user is known. */
const NO_MENU = <span className="size-9" />;

interface MarkableRowProps extends Omit<ComponentProps<typeof OpportunityRow>, 'tools'> {
  /** In the list of the saved ones: a removed one leaves it, and nothing is hidden from it. */
  ofSaved?: boolean;
}

/** An opportunity in a list, which the user can save and hide. One that they take off the list leaves a line with Undo. */
export function MarkableRow({ ofSaved = false, ...row }: MarkableRowProps) {
  const { id, title, saved = false } = row.opportunity;
  const { user } = useSession();
  const mark = useMark(id, saved);
  const setMark = useSetMark();
  if (ofSaved ? !mark.saved : mark.hidden)
    return (
      <Suspense fallback={<li className="h-13" />}>
        <GoneRow
          title={title}
          what={ofSaved ? 'Removed from saved' : 'You won’t see this again'}
          onUndo={() => setMark({ opportunityId: id, list: ofSaved ? 'saved' : 'hidden', on: ofSaved })}
        />
      </Suspense>
    );
  return (
    <OpportunityRow
      {...row}
      tools={
        <>
          {ofSaved ? null : user && mayApply(user.role) ? (
            <Suspense fallback={NO_MENU}>
              <RowMenu id={id} title={title} />
            </Suspense>
          ) : (
            NO_MENU
          )}
          <SaveButton opportunity={row.opportunity} listed={saved} place="row" />
        </>
      }
    />
  );
}
