import '../paper/resume.css';
import { useSearchParams } from 'react-router-dom';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { resumeOf } from '#frontend/parts/profile/ownProfile.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { useOwnProfile } from '../api.ts';
import { LAYOUTS, PAPERS } from '../paper/looks.ts';
import { ResumePaper } from '../paper/ResumePaper.tsx';

const LAYOUT_NAMES = { classic: 'Classic', rail: 'Two columns' };
const PAPER_NAMES = { a4: 'A4', letter: 'Letter' };

/** `/dashboard/profile/print`: the user's resume as it comes out of the printer. Layout and paper are in the address. */
export default function PrintPage() {
  const [params, setParams] = useSearchParams();
  const { data, error, isFetching, refetch } = useOwnProfile();
  const layout = LAYOUTS.find((one) => one === params.get('layout')) ?? 'classic';
  const paper = PAPERS.find((one) => one === params.get('paper')) ?? 'a4';
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title="Print resume"
          description="Choose a layout and your paper. Your browser prints it, or saves it as a PDF."
          above={<Breadcrumb trail={[{ label: 'Your profile', to: PATHS.profile }]} current="Print resume" />}
          action={
            <Button variant="primary" onClick={() => window.print()}>
              Print or save as PDF
            </Button>
          }
        />
        <div className="flex flex-wrap gap-4 pb-6">
          <SegmentedControl
            label="Layout"
            name="layout"
            segments={LAYOUTS.map((value) => ({ value, label: LAYOUT_NAMES[value] }))}
            value={layout}
            onChange={(next) => setParams({ layout: next, paper }, { replace: true })}
          />
          <SegmentedControl
            label="Paper"
            name="paper"
            segments={PAPERS.map((value) => ({ value, label: PAPER_NAMES[value] }))}
            value={paper}
            onChange={(next) => setParams({ layout, paper: next }, { replace: true })}
          />
        </div>
      </div>
      {data && <ResumePaper sections={resumeOf(data).sections} layout={layout} paper={paper} />}
      {!data && (!error || isFetching) && <Skeleton className="mx-auto h-[60rem] w-full max-w-[210mm]" />}
      {!data && error && !isFetching && (
        <RetryNotice error={error} title="We couldn’t load your profile" onRetry={() => void refetch()} />
      )}
    </>
  );
}
