import { Suspense, useState } from 'react';
import { ActiveFilters, NoMatches } from '#frontend/core/lists/ActiveFilters.tsx';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { ROW } from '#frontend/core/lists/selection/useSelection.ts';
import { useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import type { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useKeys } from '#frontend/ui/hooks/useKeys.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { COMPARED_AT_LEAST } from '#shared/features/screening/rules.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { useCandidates } from '../api.ts';
import { appliedFilters, savableFilters } from '../savedFilters.ts';
import { activeFilters, type ScreeningFilters } from '../screeningFilters.ts';
import type { Chosen } from '../useChosen.ts';
import { CandidateList } from './CandidateList.tsx';
import { CompareBar } from './CompareBar.tsx';
import { ScoreNotice } from './ScoreNotice.tsx';
import { ScreeningFilterBar } from './ScreeningFilterBar.tsx';

const SavedFilters = lazyPart(() => import('./SavedFilters.tsx'));
const CandidateView = lazyPart(() => import('./CandidateView.tsx'));

const KEYS = [
  ['x', 'Choose the candidate with the focus'],
  ['c', 'Compare those who are chosen'],
] as const;

/** What each list is, and what it says where it is empty. */
const GROUPS = {
  ranked: { label: 'Ranked', none: 'No candidate has a match for this posting yet.' },
  unscored: {
    label: 'Not ranked, by their choice',
    none: 'No candidate asked for a review without a number.',
  },
  unknown: { label: 'Not enough data', none: 'There is enough data about everyone who wants a number.' },
} as const;
const GROUP_NAMES = ['ranked', 'unscored', 'unknown'] as const;

const EXPLAINED = {
  ranked: (margin: number) =>
    `Matches up to ${margin} ${margin === 1 ? 'point' : 'points'} apart are a tie: the receipts can’t tell these candidates apart. Within a tie, the longest waiting come first. Filters only change what you see.`,
  unscored: () =>
    'They asked for a review without a number, so they have no place. Read what they sent, and compare them like everyone else.',
  unknown: () => 'Their profile says nothing that this posting asks for, so there is no match.',
};

interface CandidatesProps {
  posting: string;
  postings: AnswerOf<'screening.postings'>['items'];
  filters: ReturnType<typeof useUrlFilters<ScreeningFilters>>;
  chosen: Chosen;
}

/** The candidates of one posting by their places, and the open one with the receipt. */
export function Candidates({ posting, postings, chosen, filters: { values, set } }: CandidatesProps) {
  const list = useCandidates(posting, values);
  const first = list.data?.pages[0];
  const items = itemsOf(list).map((candidate) => ({ ...candidate, id: candidate.key }));
  const open = useOpenItem(items[0]?.id);
  const [saved, setSaved] = useState(false);
  const group = values.group || 'ranked';
  const active = activeFilters(values, set);
  const clear = () => set({ minMatch: '', skills: [], status: '' });
  const onCompare = () => set({ compare: chosen.candidates.map(({ key }) => key).join(',') });
  useKeys({
    c: () => chosen.candidates.length >= COMPARED_AT_LEAST && onCompare(),
    x: () => {
      const id = document.activeElement?.closest(`[${ROW}]`)?.getAttribute(ROW);
      const candidate = items.find((one) => one.id === id);
      if (candidate) chosen.toggle(candidate);
    },
  });
  const rows = (
    <ListWithDetail
      open={open}
      label="Selected candidate"
      back="All candidates"
      keys={KEYS}
      list={<CandidateList list={list} candidates={items} open={open} chosen={chosen} />}
      detail={
        open.shownId !== undefined && (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <CandidateView
              key={open.shownId}
              id={posting}
              candidateKey={open.shownId}
              headingRef={open.headingRef}
              chosen={chosen}
            />
          </Suspense>
        )
      }
    />
  );
  // On a narrow screen the open candidate is in place of everything else.
  if (open.named !== null && !open.wide && list.data)
    return (
      <>
        {rows}
        <CompareBar chosen={chosen} onCompare={onCompare} />
      </>
    );
  const content = (
    <div className="flex flex-col gap-4">
      {first && <p className="max-w-prose text-small text-muted">{EXPLAINED[group](first.margin)}</p>}
      {group === 'ranked' && first?.scoresFrom && <ScoreNotice from={first.scoresFrom} />}
      <ActiveFilters count={first ? foundWords(first.found) : ''} active={active} onClear={clear} />
      <ListStates
        list={list}
        skeleton={<CandidatesSkeleton />}
        failed={{ title: 'We couldn’t load the candidates' }}
        empty={
          active.length > 0 ? (
            <NoMatches of="candidates" total={first?.groups[group]} active={active} onClear={clear} />
          ) : (
            <EmptyState heading="h2" title="No candidates in this list">
              {GROUPS[group].none}
            </EmptyState>
          )
        }
      >
        {() => rows}
      </ListStates>
    </div>
  );
  return (
    <>
      <ScreeningFilterBar values={values} posting={posting} postings={postings} onChange={set} />
      <div>
        <Button size="small" variant="quiet" onClick={() => setSaved(true)}>
          Saved filters
        </Button>
      </div>
      {saved && (
        <Suspense>
          <SavedFilters
            current={savableFilters(values)}
            onApply={(filter) => set(appliedFilters(filter))}
            onClose={() => setSaved(false)}
          />
        </Suspense>
      )}
      <Tabs
        label="Candidates"
        value={group}
        onChange={(value) => set({ group: value === 'unscored' || value === 'unknown' ? value : '' })}
        tabs={GROUP_NAMES.map((name) => ({
          value: name,
          label: GROUPS[name].label,
          ...(first && { count: first.groups[name] }),
          content,
        }))}
      />
      <CompareBar chosen={chosen} onCompare={onCompare} />
    </>
  );
}

const foundWords = (found: number): string =>
  `${found.toLocaleString('en')} ${found === 1 ? 'candidate' : 'candidates'}`;

export function CandidatesSkeleton() {
  return (
    <SkeletonRows
      label="Loading the candidates…"
      className="divide-y divide-line border-y border-line"
      rows={6}
      rowClass="flex h-28 flex-col justify-center gap-2.5 px-4"
    >
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-4 w-56 max-w-full" />
      <Skeleton className="h-4 w-72 max-w-full" />
    </SkeletonRows>
  );
}
