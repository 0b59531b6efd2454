import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { PlusIcon } from '#frontend/ui/style/icons.ts';
import { CourseRows } from './CourseRows.tsx';

interface SheetProps {
  onClose: () => void;
}

const NewCourseSheet = lazyPart<SheetProps>(async () => ({
  default: (await import('./NewCourseSheet.tsx')).NewCourseSheet,
}));
const ImportCourseSheet = lazyPart<SheetProps>(async () => ({
  default: (await import('./ImportCourseSheet.tsx')).ImportCourseSheet,
}));

/** The courses one writes, and those that wait for a review. */
export function AuthoringList() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'review' ? 'review' : 'mine';
  const add = search.get('add');
  const show = (sheet?: 'new' | 'import') => setSearch(sheet ? { add: sheet } : {}, { replace: !sheet });
  return (
    <div className="max-sm:pb-16">
      <PageHeader
        title="Courses"
        description="Short courses that another author reads before they are published."
        compact
        pinned
        action={
          <>
            <Button onClick={() => show('import')}>Import</Button>
            <Button variant="primary" icon={<PlusIcon aria-hidden="true" />} onClick={() => show('new')}>
              New course
            </Button>
          </>
        }
      />
      <Tabs
        label="Courses"
        value={tab}
        onChange={(next) => setSearch(next === 'review' ? { tab: next } : {})}
        tabs={[
          { value: 'mine', label: 'Mine', content: <CourseRows tab="mine" /> },
          { value: 'review', label: 'Review', content: <CourseRows tab="review" /> },
        ]}
      />
      <Suspense>
        {add === 'new' && <NewCourseSheet onClose={() => show()} />}
        {add === 'import' && <ImportCourseSheet onClose={() => show()} />}
      </Suspense>
    </div>
  );
}
