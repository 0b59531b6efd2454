import { Button } from '#frontend/ui/actions/Button.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { InfoIcon } from '#frontend/ui/style/icons.ts';
import { type Enrolment, useEnrol } from '../api.ts';

interface NewVersionProps {
  enrolment: Enrolment;
  newer: NonNullable<Enrolment['newer']>;
}

/** A newer version than the student's: what it changed, and the choice. */
export function NewVersion({ enrolment: { courseId, version }, newer }: NewVersionProps) {
  const keep = useEnrol(courseId, `You’re staying on version ${version}`);
  const change = useEnrol(courseId, `You’re now reading version ${newer.version}`);
  const isPending = keep.isPending || change.isPending;
  return (
    <Notice
      icon={<InfoIcon aria-hidden="true" />}
      title={`Version ${newer.version} is out. You are reading version ${version}.`}
      action={
        <>
          <Button size="small" disabled={isPending} onClick={() => keep.mutate(version)}>
            {`Keep version ${version}`}
          </Button>
          <Button
            size="small"
            variant="primary"
            disabled={isPending}
            onClick={() => change.mutate(newer.version)}
          >
            {`Switch to version ${newer.version}`}
          </Button>
        </>
      }
    >
      {newer.changes !== '' && (
        <p dir="auto" className="whitespace-pre-line">
          {newer.changes}
        </p>
      )}
      <p className="text-muted">Lessons that didn’t change stay done when you switch.</p>
    </Notice>
  );
}
