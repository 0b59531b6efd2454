import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { api } from '#frontend/core/api/client.ts';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { UnknownFilters } from '#frontend/core/lists/UnknownFilters.tsx';
import { useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { useAuthPath } from '#frontend/core/session/useAuthPath.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { HeartIcon } from '#frontend/ui/style/icons.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import type { OpportunityType } from '#shared/core/opportunity-choices.ts';
import { LinkTab, LinkTabs } from '../components/LinkTabs.tsx';
import { MarkableRow } from '../components/MarkableRow.tsx';
import { OpportunityView } from '../components/OpportunityView.tsx';
import { ResultsSkeleton, ROWS } from '../components/Results.tsx';
import { SAVED_FILTERS, savedSearch, useSavedCounts } from '../savedFilters.ts';
import type { Action } from '../slots.ts';

export interface SavedPageProps {
  only: OpportunityType | undefined;
  Action: Action;
  tabs: ((filters: undefined) => ReactNode) | undefined;
}

const WORDS: Record<OpportunityType | 'all', { title: string; none: string; back: string }> = {
  job: { title: 'Saved jobs', none: 'No Saved Jobs', back: 'All jobs' },
  internship: { title: 'Saved internships', none: 'No Saved Internships', back: 'All internships' },
  project: { title: 'Saved projects', none: 'No Saved Projects', back: 'All projects' },
  all: { title: 'Saved opportunities', none: 'No Saved Opportunities', back: 'All opportunities' },
};

const STATES = { all: 'All', open: 'Open', closed: 'No longer open' } as const;

const useSavedList = (only: OpportunityType | undefined, state: 'all' | 'open' | 'closed') => {
  const { user } = useSession();
  const query = { type: only ?? '', state: state === 'all' ? '' : state };
  return useInfiniteQuery({
    ...api.pages('opportunities.saved', { query }),
    enabled: Boolean(user && mayApply(user.role)),
  });
};

/** What the user has saved, latest first, also what has closed since. A removed one stays, with its undo, until the next visit. */
export default function SavedPage({ only, Action, tabs }: SavedPageProps) {
  const { user } = useSession();
  const { values, unknown } = useUrlFilters(SAVED_FILTERS);
  const state = values.saved || 'all';
  const list = useSavedList(only, state);
  const counts = useSavedCounts(only);
  const open = useOpenItem(itemsOf(list)[0]?.id);
  const { title, none, back } = WORDS[only ?? 'all'];
  const all = { pathname: '.', search: '' };
  if (open.named && !open.wide)
    return <Navigate to={fillPath(PATHS.opportunity, { id: open.named })} replace />;
  if (user === null || (user && !mayApply(user.role))) return <NotForThem title={title} signedIn={!!user} />;
  return (
    <div className="max-md:-mt-4">
      <PageHeader
        title={title}
        above={!tabs && <TextLink to={all}>{back}</TextLink>}
        compact
        description="Those that have closed stay here until you remove them."
      />
      {tabs?.(undefined)}
      <LinkTabs label="Status">
        {(['all', 'open', 'closed'] as const).map((one) => (
          <LinkTab
            key={one}
            label={counts ? `${STATES[one]} (${counts[one] ?? 0})` : STATES[one]}
            to={savedSearch(one)}
            current={one === state}
          />
        ))}
      </LinkTabs>
      <div className="empty:hidden md:pb-4">
        <UnknownFilters {...unknown} />
      </div>
      <h2 className="sr-only">{title}</h2>
      <ListWithDetail
        className="min-h-dvh"
        open={open}
        label="Selected opportunity"
        list={
          <ListStates
            list={list}
            skeleton={<ResultsSkeleton />}
            failed={{ title: 'We couldn’t load what you saved' }}
            empty={
              <EmptyState
                icon={<HeartIcon />}
                title={state === 'all' ? none : 'Nothing here'}
                action={
                  <ButtonLink to={state === 'all' ? all : savedSearch()}>
                    {state === 'all' ? back : 'Show all saved'}
                  </ButtonLink>
                }
              >
                {state === 'all'
                  ? 'Press the heart on an opportunity to keep it here for later.'
                  : 'None of those that you saved has this status.'}
              </EmptyState>
            }
          >
            {(items) => (
              <>
                <ul ref={open.rows} className={cx('divide-y divide-line', ROWS)}>
                  {items.map((item) => (
                    <MarkableRow
                      key={item.id}
                      opportunity={{ ...item, saved: true }}
                      match={item.match}
                      Action={Action}
                      open={open}
                      ofSaved
                    />
                  ))}
                </ul>
                <MorePages list={list} rows={open.rows} />
              </>
            )}
          </ListStates>
        }
        detail={
          open.shownId && (
            <OpportunityView
              key={open.shownId}
              id={open.shownId}
              Action={Action}
              heading="h2"
              headingRef={open.headingRef}
            />
          )
        }
      />
    </div>
  );
}

function NotForThem({ title, signedIn }: { title: string; signedIn: boolean }) {
  const authPathFor = useAuthPath();
  return (
    <EmptyState
      heading="h1"
      icon={<HeartIcon />}
      title={signedIn ? 'Only students and alumni save opportunities' : title}
      action={
        signedIn ? (
          <ButtonLink to={PATHS.explore}>Explore opportunities</ButtonLink>
        ) : (
          <ButtonLink to={authPathFor('signin')} variant="primary">
            Login
          </ButtonLink>
        )
      }
    >
      {signedIn ? 'You can view every opportunity.' : 'Please log in to see what you saved.'}
    </EmptyState>
  );
}
