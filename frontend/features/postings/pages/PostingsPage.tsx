import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { usePosting, usePostingSummary } from '../api.ts';
import { EditorPanel } from '../components/EditorPanel.tsx';
import { ListSkeleton } from '../components/ListSkeleton.tsx';
import type { PostingFormHandle } from '../components/PostingForm.tsx';
import { wordsOf } from '../postingLabels.ts';
import type { PostingSlots } from '../slots.ts';

/** Fetched beside the form, which most users open first. */
const PostingList = lazyPart(() => import('../components/PostingList.tsx'));

const Templates = lazyPart(() => import('../components/Templates.tsx'));

/** The screen on which employers and alumni write and manage their postings. The open tab is in the address. */
export function PostingsPage(slots: PostingSlots) {
  const { role } = useCurrentUser();
  const words = wordsOf(role);
  const [search, setSearch] = useSearchParams();
  const { data } = usePostingSummary();
  const edited = usePosting(search.get('posting') ?? undefined);
  const draft = edited.data === undefined || edited.data.status === 'draft';
  const form = useRef<PostingFormHandle>(null);
  // A failure is shown once the tab is opened.
  useEffect(() => void PostingList.preload().catch(() => undefined), []);
  const counts = data && Object.values(data.counts);
  const tabs = [
    { value: 'create', label: words.create, content: <EditorPanel handle={form} {...slots} /> },
    ...(role === 'employer'
      ? [
          {
            value: 'template',
            label: 'Use Template',
            content: (
              <Suspense fallback={<Skeleton className="h-64 w-full" />}>
                <Templates />
              </Suspense>
            ),
          },
        ]
      : []),
    {
      value: 'postings',
      label: words.list,
      ...(counts && { count: counts.reduce((sum, count) => sum + count, 0) }),
      content: (
        <Suspense fallback={<ListSkeleton />}>
          <PostingList />
        </Suspense>
      ),
    },
  ];
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'create';
  const choose = (chosen: string) => {
    const next = new URLSearchParams(search);
    if (chosen === 'create') next.delete('tab');
    else next.set('tab', chosen);
    setSearch(next);
  };
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        compact
        action={
          tab === 'create' ? (
            draft && <Button onClick={() => form.current?.saveDraft()}>Save as Draft</Button>
          ) : (
            // On a phone the tab below says the same.
            <span className="max-sm:hidden">
              <Button variant="primary" onClick={() => setSearch({})}>
                {words.create}
              </Button>
            </span>
          )
        }
      />
      <Tabs label={words.title} tabs={tabs} value={tab} onChange={choose} />
    </>
  );
}
