import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import type { InterviewLine } from './InterviewLine.tsx';

const Line = lazyPart<ComponentProps<typeof InterviewLine>>(async () => ({
  default: (await import('./InterviewLine.tsx')).InterviewLine,
}));

/** The interview with an applicant, in code of its own: most applicants have none. Its place is held meanwhile. */
export function LazyInterviewLine(props: ComponentProps<typeof InterviewLine>) {
  const isExpected = props.applicant.status === 'interview_scheduled';
  return (
    <Suspense fallback={isExpected && <div className="h-16 rounded-control bg-sunken" />}>
      <Line {...props} />
    </Suspense>
  );
}
