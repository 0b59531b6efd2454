import { useSearchParams } from 'react-router-dom';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import type { OpportunityType } from '#shared/core/opportunity-choices.ts';
import type { Filters } from '../exploreFilters.ts';
import { SavedLink } from './SavedLink.tsx';

const loadSave = () => import('./SaveSearchSheet.tsx');
const loadList = () => import('./SavedSearchesSheet.tsx');

/** In the address, which sheet is open: `?searches=save` or `list`. */
const PANEL = 'searches';

export interface SearchToolsProps {
  filters: Filters;
  only: OpportunityType | undefined;
  /** The screen leads to what is saved in another way. */
  withoutSaved: boolean;
}

/** What users keep of their searches: the searches themselves, and the opportunities that they saved. */
export function SearchTools({ filters, only, withoutSaved }: SearchToolsProps) {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const panel = search.get(PANEL);
  const show = (next: 'save' | 'list' | undefined) =>
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        if (next) changed.set(PANEL, next);
        else changed.delete(PANEL);
        return changed;
      },
      { replace: next === undefined, preventScrollReset: true },
    );
  const close = () => show(undefined);
  const Save = useChunk(loadSave, panel === 'save', close);
  const List = useChunk(loadList, panel === 'list', close);
  if (!user || !mayApply(user.role)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" aria-haspopup="dialog" onClick={() => show('save')}>
        Save this search
      </Button>
      <Button size="small" aria-haspopup="dialog" onClick={() => show('list')}>
        Saved searches
      </Button>
      {!withoutSaved && <SavedLink only={only} />}
      {Save && panel === 'save' && <Save filters={filters} onClose={close} />}
      {List && panel === 'list' && <List onClose={close} />}
    </div>
  );
}
