import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { openNext, PaneList } from '#frontend/core/lists/PaneList.tsx';
import { UnknownFilters } from '#frontend/core/lists/UnknownFilters.tsx';
import { useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { ArticleLink } from '#frontend/parts/library/ArticleLink.tsx';
import { ListingNotices } from '#frontend/parts/mentors/ListingNotices.tsx';
import { useMentorScreens, useOwnMentor } from '#frontend/parts/mentors/ownMentor.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { PeopleIcon } from '#frontend/ui/style/icons.ts';
import { MenteeDetail } from '../components/MenteeDetail.tsx';
import { MenteeFigures } from '../components/MenteeFigures.tsx';
import { MenteeRow } from '../components/MenteeRow.tsx';
import { MENTEE_FILTERS, MENTEE_TABS, type MenteeTab, TAB_LABELS, useMentees } from '../mentees.ts';

interface MenteesPageProps {
  title?: string;
  description?: string;
  /** Puts the content of the screen among that of other features, such as in a tab. */
  within?: (mentees: ReactNode) => ReactNode;
}

/** `/dashboard/mentor/mentees`, and the same for alumni: requests to answer, and the mentees of the user. */
export default function MenteesPage({
  title = 'My Mentees',
  description = 'Requests to answer, and the students you guide.',
  within = (mentees) => mentees,
}: MenteesPageProps) {
  const { schedule, settings } = useMentorScreens();
  const { pathname } = useLocation();
  const filters = useUrlFilters(MENTEE_FILTERS);
  const chosen = filters.values.tab;
  const tab = chosen || 'requests';
  const list = useMentees(tab);
  const own = useOwnMentor();
  const counts = list.data?.pages[0]?.counts;
  const items = itemsOf(list);
  const open = useOpenItem(items[0]?.id);
  // Without a tab in the address, the requests that wait are shown; without any, the mentees.
  const toActive = chosen === '' && open.named === null && counts?.requested === 0;
  useLayoutEffect(() => {
    // Not once the user is on the way to another screen: it would lead back here.
    if (toActive && pathname === window.location.pathname) filters.set({ tab: 'active' }, { replace: true });
  });
  // The empty list of another tab is no reason to show nothing until this one has arrived.
  const waiting = own.isLoading || toActive || (list.isPlaceholderData && items.length === 0);
  const alone = open.named !== null && !open.wide;
  const pane = (
    <ListWithDetail
      open={open}
      label="Selected mentee"
      back="All mentees"
      list={
        <ListStates
          list={list}
          skeleton={<RowsSkeleton />}
          failed={{ title: 'We couldn’t load your mentees' }}
          waiting={waiting}
          empty={<Nothing tab={tab} listed={own.data?.unlisted === null} settings={settings} />}
        >
          {() => (
            <PaneList
              label={TAB_LABELS[tab]}
              list={list}
              open={open}
              row={(mentorship) => <MenteeRow mentorship={mentorship} open={open} />}
            />
          )}
        </ListStates>
      }
      detail={
        !waiting &&
        open.shownId !== undefined && (
          <MenteeDetail
            key={open.shownId}
            id={open.shownId}
            headingRef={open.headingRef}
            onDeclined={() => openNext(open, items)}
          />
        )
      }
    />
  );
  // On a narrow screen the open mentee is in place of everything else.
  if (alone)
    return (
      <>
        <PageHeader title={title} />
        {pane}
      </>
    );
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        action={
          <>
            <ButtonLink to={settings}>Mentor settings</ButtonLink>
            <ButtonLink to={schedule}>Session schedule</ButtonLink>
          </>
        }
      />
      {within(
        <>
          <ListingNotices />
          <MenteeFigures searchFor={filters.searchFor} />
          <div className="pt-6">
            <UnknownFilters {...filters.unknown} />
            <Tabs
              label="Mentees"
              value={tab}
              onChange={(value) => filters.set({ tab: MENTEE_TABS.find((one) => one === value) ?? '' })}
              tabs={MENTEE_TABS.map((value) => ({
                value,
                label: TAB_LABELS[value],
                ...(counts && { count: counts[value === 'requests' ? 'requested' : value] }),
                content: pane,
              }))}
            />
          </div>
        </>,
      )}
    </>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonRows
      label="Loading your mentees…"
      className="border-y border-line max-lg:-mx-4 lg:max-w-104"
      rowClass="flex h-24 items-center gap-3 px-4"
    >
      <Skeleton className="size-10 flex-none rounded-full" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-4 w-52 max-w-full" />
        <Skeleton className="h-3.5 w-28" />
      </div>
    </SkeletonRows>
  );
}

const EMPTY: Readonly<Record<MenteeTab, { readonly title: string; readonly text: string }>> = {
  active: { title: 'No active mentees', text: 'Students whose requests you accept appear here.' },
  requests: {
    title: 'No requests are waiting',
    text: 'When a student asks you to be their mentor, you have 72 hours to answer.',
  },
  all: {
    title: 'No mentees yet',
    text: 'Requests and mentees appear here, also those from earlier.',
  },
};

interface NothingProps {
  tab: MenteeTab;
  /** Students can find the mentor. */
  listed: boolean;
  settings: string;
}

function Nothing({ tab, listed, settings }: NothingProps) {
  const { title, text } = EMPTY[tab];
  return (
    <EmptyState
      icon={<PeopleIcon />}
      heading="h2"
      title={title}
      action={!listed && <ButtonLink to={settings}>Check your mentor settings</ButtonLink>}
    >
      {text} {listed && 'Students can find you in the list of mentors.'} To read first:{' '}
      <ArticleLink id="first-mentoring-session" />
    </EmptyState>
  );
}
