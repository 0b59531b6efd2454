import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { QUALITY_FROM } from '#shared/features/assessments/rules.ts';
import { testPath } from '#shared/features/courses/paths.ts';
import type { WholeCourse } from '#shared/features/courses/schema.ts';
import type { Enrolment } from '../api.ts';
import { qualityInWords, testInWords } from '../words.ts';

interface TestCardProps {
  course: WholeCourse;
  enrolment: Enrolment | undefined;
}

/** Where the student is with the test, and how well it measures. */
export function TestCard({ course: { id, quality }, enrolment }: TestCardProps) {
  const zone = useTimeZone();
  return (
    <Card title="Test">
      <div className="flex flex-col gap-3 text-small">
        {enrolment && (
          <p className="font-medium tabular-nums">
            {testInWords(enrolment, (moment) => momentIn(moment, zone))}
          </p>
        )}
        <p>
          <TextLink to={testPath(id)}>{enrolment ? 'Rules and attempts' : 'Rules of the test'}</TextLink>
        </p>
        {quality ? (
          <ul className="flex flex-col gap-2 text-muted tabular-nums">
            {qualityInWords(quality).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">
            {`We show how well it measures once ${QUALITY_FROM} people have taken it for the first time. Not enough yet.`}
          </p>
        )}
      </div>
    </Card>
  );
}
