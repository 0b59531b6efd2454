import { useSearchParams } from 'react-router-dom';
import { ActiveFilters, NoMatches } from '#frontend/core/lists/ActiveFilters.tsx';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { PaneList } from '#frontend/core/lists/PaneList.tsx';
import { UnknownFilters } from '#frontend/core/lists/UnknownFilters.tsx';
import { type OpenItem, useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { PeopleIcon } from '#frontend/ui/style/icons.ts';
import { ADULT_AGE } from '#shared/features/mentorships/rules.ts';
import { useMentors } from '../api.ts';
import { activeFilters, MENTOR_FILTERS } from '../filters.ts';
import { useIsMinor } from '../useIsMinor.ts';
import { MentorFilterBar } from './MentorFilterBar.tsx';
import { MentorRow } from './MentorRow.tsx';
import { MentorView } from './MentorView.tsx';

const loadRequest = () => import('./RequestSheet.tsx');

/** The mentor whom the address asks: the request is open, also after a reload. */
const ASK = 'ask';

/** The mentors who have time, with a pane for the open one and the request to it. */
export function Directory() {
  const filters = useUrlFilters(MENTOR_FILTERS);
  const { values } = filters;
  const list = useMentors(values);
  const active = activeFilters(values, filters.set);
  const total = list.data?.pages[0]?.total;
  const open = useOpenItem(itemsOf(list)[0]?.id);
  // On a narrow screen the open mentor is in place of everything else.
  const alone = open.named !== null && !open.wide;
  const [params, setParams] = useSearchParams();
  const asked = params.get(ASK) ?? undefined;
  const ask = (id: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === undefined) next.delete(ASK);
        else {
          next.set(ASK, id);
          next.set('open', id);
        }
        return next;
      },
      { replace: id === undefined || asked !== undefined },
    );
  const RequestSheet = useChunk(loadRequest, asked, () => ask(undefined));
  const minor = useIsMinor();
  return (
    <div className="flex flex-col gap-4">
      {!alone && (
        <>
          <MentorFilterBar values={values} onChange={filters.set} onClear={filters.clear} />
          <UnknownFilters {...filters.unknown} />
          <ActiveFilters
            count={total === undefined ? '' : totalInWords(total)}
            active={active}
            onClear={filters.clear}
          />
          {minor && (
            <p className="max-w-prose text-small text-muted">
              You’re under {ADULT_AGE}: the list has the mentors whom our team has approved for students of
              your age.
            </p>
          )}
        </>
      )}
      <ListStates
        list={list}
        skeleton={<RowsSkeleton />}
        failed={{ title: 'We couldn’t load the mentors' }}
        empty={
          active.length > 0 ? (
            <NoMatches of="mentors" active={active} onClear={filters.clear} />
          ) : (
            <EmptyState
              icon={<PeopleIcon />}
              heading="h2"
              title={
                minor
                  ? `No mentor for students under ${ADULT_AGE} has a free place right now`
                  : 'No mentor has a free place right now'
              }
              action={<ButtonLink to={PATHS.profile}>Complete your profile</ButtonLink>}
            >
              Mentors appear here as soon as they have a free place and a time you can book. A complete
              profile helps to find those who fit.
            </EmptyState>
          )
        }
      >
        {() => <Mentors list={list} open={open} onAsk={ask} />}
      </ListStates>
      {RequestSheet && asked !== undefined && (
        <RequestSheet key={asked} id={asked} onAsk={ask} onClose={() => ask(undefined)} />
      )}
    </div>
  );
}

const totalInWords = (total: number): string => {
  if (total === 0) return 'No mentors';
  return total === 1 ? '1 mentor with time' : `${total.toLocaleString('en')} mentors with time`;
};

interface MentorsProps {
  list: ReturnType<typeof useMentors>;
  open: OpenItem;
  onAsk: (id: string) => void;
}

function Mentors({ list, open, onAsk }: MentorsProps) {
  const { shownId } = open;
  return (
    <ListWithDetail
      open={open}
      label="Selected mentor"
      back="All mentors"
      list={
        <PaneList
          label="Mentors"
          list={list}
          open={open}
          row={(mentor) => <MentorRow mentor={mentor} open={open} />}
        />
      }
      detail={
        shownId && (
          <MentorView key={shownId} id={shownId} headingRef={open.headingRef} onAsk={() => onAsk(shownId)} />
        )
      }
    />
  );
}

function RowsSkeleton() {
  return (
    <SkeletonRows
      label="Loading mentors…"
      className="border-y border-line max-lg:-mx-4 lg:max-w-104"
      rowClass="flex h-34 gap-3 px-4 py-3"
    >
      <Skeleton className="size-10 flex-none rounded-full" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4 w-56 max-w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="mt-auto h-4 w-44" />
      </div>
    </SkeletonRows>
  );
}
