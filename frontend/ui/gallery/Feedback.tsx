import { ButtonLink } from '../actions/ButtonLink.tsx';
import { Progress } from '../data/Progress.tsx';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { WizardProgress } from '../forms/WizardProgress.tsx';
import { EmptyState } from '../layout/EmptyState.tsx';
import { Notice } from '../layout/Notice.tsx';
import { Skeleton } from '../layout/Skeleton.tsx';
import { Spinner } from '../layout/Spinner.tsx';
import { AlertIcon, FileIcon } from '../style/icons.ts';
import { Chapter, Specimen } from './Specimen.tsx';

/** Components that show a state. */
export function Feedback() {
  return (
    <Chapter title="Feedback">
      <Specimen name="Progress">
        <div className="flex w-full max-w-form flex-col gap-6">
          <Progress label="Resume Health" value={85} detail="85%" />
          <Progress label="Nothing yet" value={0} detail="0%" />
          <WizardProgress step={2} steps={4} title="Your Education" />
        </div>
      </Specimen>
      <Specimen name="Skeleton and Spinner">
        <div className="flex w-full max-w-form flex-col gap-3">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
        <Spinner />
      </Specimen>
      <Specimen name="Notice">
        <div className="flex w-full max-w-prose flex-col gap-3">
          <Notice title="Your account is waiting for approval">You can look around meanwhile.</Notice>
          <Notice tone="warning" icon={<AlertIcon aria-hidden="true" />} title="Please confirm your email">
            We sent a link to maya@example.org.
          </Notice>
          <Notice tone="danger" icon={<AlertIcon aria-hidden="true" />}>
            This link is no longer valid. Ask for a new one.
          </Notice>
        </div>
      </Specimen>
      <Specimen name="ErrorSummary">
        <ErrorSummary
          problems={[
            { name: 'firstName', message: 'First name is required', focus: () => undefined },
            { name: 'email', message: 'Invalid email address', focus: undefined },
          ]}
        />
      </Specimen>
      <Specimen name="EmptyState">
        <div className="w-full rounded-card border border-line bg-raised">
          <EmptyState
            title="No applications yet"
            icon={<FileIcon />}
            action={
              <ButtonLink to="/explore" variant="primary">
                Explore opportunities
              </ButtonLink>
            }
          >
            Opportunities you apply for will appear here with their status.
          </EmptyState>
        </div>
      </Specimen>
    </Chapter>
  );
}
