import { DecisionQueue } from '#frontend/core/decisions/DecisionQueue.tsx';
import { QueueDetail } from '#frontend/core/decisions/QueueDetail.tsx';
import { UnlistedItem } from '#frontend/core/decisions/UnlistedItem.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { AttemptRow } from '../components/AttemptRow.tsx';
import { AttemptView } from '../components/AttemptView.tsx';
import { ATTEMPT_DECISIONS, useRefreshAttempts, useWatchedAttempts } from '../watchedAttempts.ts';

const loadRequests = async () => ({ default: (await import('../attemptRequests.ts')).attemptRequest });

const TEXTS = {
  list: 'Attempts',
  pane: 'Selected attempt',
  back: 'All attempts',
  loading: 'Loading attempts…',
  failed: 'We couldn’t load the attempts',
  empty: {
    title: 'No unusual attempts',
    text: 'An attempt at a test appears here when something about it is odd, such as answers that came very fast.',
  },
};

/** `/dashboard/admin/attempts`: attempts at tests with an odd pattern, and those that were voided. */
export default function AttemptsPage() {
  const list = useWatchedAttempts();
  return (
    <>
      <PageHeader
        title="Attempts"
        description="Attempts at tests with something odd about them, and those that were voided, latest first."
      />
      <DecisionQueue
        list={list}
        texts={TEXTS}
        row={(attempt, open) => <AttemptRow attempt={attempt} open={open} />}
        detail={({ row: attempt }, view) =>
          attempt ? (
            <QueueDetail item={attempt} title={attempt.user.name} view={view}>
              <AttemptView attempt={attempt} />
            </QueueDetail>
          ) : (
            <UnlistedItem list={list} noun="attempt" />
          )
        }
        decisions={ATTEMPT_DECISIONS}
        loadRequests={loadRequests}
        refresh={useRefreshAttempts()}
      />
    </>
  );
}
