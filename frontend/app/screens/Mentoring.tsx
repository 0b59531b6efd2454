import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import MenteesPage from '#frontend/features/mentorships/pages/MenteesPage.tsx';
import { useAsks } from '#frontend/parts/asks/api.ts';
import { type LazyPart, lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { ApprovalGate } from './ApprovalGate.tsx';

const QuestionsPanel = lazyPart(async () => ({
  default: (await import('#frontend/parts/asks/QuestionsPanel.tsx')).QuestionsPanel,
}));
const BuddyPanel = lazyPart(async () => ({
  default: (await import('#frontend/parts/buddies/BuddyPanel.tsx')).BuddyPanel,
}));

const TITLE = 'Mentoring';
const DESCRIPTION = 'What you do for students: mentoring, answers to single questions, and being a buddy.';

/** `/dashboard/alumni/mentor`: mentees, questions and buddies of an alumnus. */
export default function Mentoring() {
  return (
    <ApprovalGate
      title={TITLE}
      later="Once you’re approved, you set up your mentoring here, and students can ask you to be their mentor."
    >
      <Sections />
    </ApprovalGate>
  );
}

function Sections() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab');
  // The other tabs in the address are those of the mentees.
  const section = tab === 'questions' || tab === 'buddies' ? tab : 'mentees';
  const { data: asks } = useAsks('alumnus');
  const waiting = asks?.pages[0]?.counts.open;
  const sections = (mentees: ReactNode) => (
    <Tabs
      label={TITLE}
      value={section}
      onChange={(value) => setSearch(value === 'mentees' ? {} : { tab: value })}
      tabs={[
        { value: 'mentees', label: 'Mentees', content: mentees },
        {
          value: 'questions',
          label: 'Questions',
          ...(waiting !== undefined && { count: waiting }),
          content: <Later Part={QuestionsPanel} />,
        },
        { value: 'buddies', label: 'Buddies', content: <Later Part={BuddyPanel} /> },
      ]}
    />
  );
  if (section === 'mentees') return <MenteesPage title={TITLE} description={DESCRIPTION} within={sections} />;
  return (
    <>
      <PageHeader title={TITLE} description={DESCRIPTION} />
      {sections(null)}
    </>
  );
}

function Later({ Part }: { Part: LazyPart }) {
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full rounded-card" />}>
      <Part />
    </Suspense>
  );
}
