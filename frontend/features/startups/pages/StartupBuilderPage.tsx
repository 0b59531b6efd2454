import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { StartupList } from '../components/list/StartupList.tsx';
import { BUILDER_TABS } from '../words.ts';

const TeamScreen = lazyPart<{ id: string; back: () => void }>(async () => ({
  default: (await import('../components/team/TeamScreen.tsx')).TeamScreen,
}));
const CreateStartup = lazyPart<{ onCreated: (id: string) => void }>(async () => ({
  default: (await import('../components/forms/CreateStartup.tsx')).CreateStartup,
}));
const Resources = lazyPart<object>(async () => ({
  default: (await import('../components/list/Resources.tsx')).Resources,
}));
const ChallengeList = lazyPart<object>(async () => ({
  default: (await import('#frontend/parts/challenges/ChallengeList.tsx')).ChallengeList,
}));

const LOADING = <Skeleton className="h-96 w-full rounded-card" />;

/** `/dashboard/student/startup`: the startups of a student, challenges, resources, and a new startup. */
export default function StartupBuilderPage() {
  const [params, setParams] = useSearchParams();
  const opened = params.get('open');
  const open = (id: string) => setParams({ open: id });
  if (opened !== null)
    return (
      <Suspense fallback={LOADING}>
        <TeamScreen key={opened} id={opened} back={() => setParams({})} />
      </Suspense>
    );
  return (
    <>
      <PageHeader
        title="Startup Builder"
        description="Write down what must be true for your idea to work, test the riskiest part first, and keep what you learn."
      />
      <Tabs
        label="Startup Builder"
        value={BUILDER_TABS.find((tab) => tab === params.get('tab')) ?? 'mine'}
        onChange={(tab) => setParams(tab === 'mine' ? {} : { tab }, { replace: true })}
        tabs={[
          { value: 'mine', label: 'My Startups', content: <StartupList onOpen={open} /> },
          {
            value: 'challenges',
            label: 'Challenges',
            content: (
              <Suspense fallback={LOADING}>
                <ChallengeList />
              </Suspense>
            ),
          },
          {
            value: 'resources',
            label: 'Resources',
            content: (
              <Suspense fallback={LOADING}>
                <Resources />
              </Suspense>
            ),
          },
          {
            value: 'new',
            label: 'Create New',
            content: (
              <Suspense fallback={LOADING}>
                <CreateStartup onCreated={open} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}
