import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Directory } from '#frontend/features/mentors/components/Directory.tsx';
import { ASK_PATH, BUDDY_PATH } from '#frontend/parts/mentorships/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';

const MyMentors = lazyPart(async () => ({
  default: (await import('#frontend/features/mentorships/components/MyMentors.tsx')).MyMentors,
}));

/** `/dashboard/student/mentors`: the mentors who have time, and the student’s own. */
export default function Mentors() {
  const [params, setParams] = useSearchParams();
  const mine = params.get('tab') === 'mine';
  return (
    <>
      <PageHeader
        title="Mentors"
        description={
          mine
            ? 'Your requests, and those who guide you.'
            : 'Everyone listed has a free place and a time you can book.'
        }
        compact
        action={
          <>
            <ButtonLink to={BUDDY_PATH}>Buddy</ButtonLink>
            <ButtonLink to={ASK_PATH}>Ask alumni</ButtonLink>
          </>
        }
      />
      <Tabs
        label="Mentors"
        value={mine ? 'mine' : 'find'}
        onChange={(tab) => setParams(tab === 'mine' ? { tab } : {})}
        tabs={[
          { value: 'find', label: 'Find a mentor', content: <Directory /> },
          {
            value: 'mine',
            label: 'My mentors',
            content: (
              <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
                <MyMentors />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}
