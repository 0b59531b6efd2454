import { AskList } from '#frontend/parts/asks/AskList.tsx';
import { PublishActions } from '#frontend/parts/asks/PublishActions.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { MessagesIcon } from '#frontend/ui/style/icons.ts';

/** The questions of a student with their answers. */
export function MyQuestions({ onAsk }: { onAsk: () => void }) {
  return (
    <AskList
      side="student"
      empty={
        <EmptyState
          icon={<MessagesIcon />}
          heading="h2"
          title="No questions yet"
          action={
            <Button variant="primary" onClick={onAsk}>
              Ask someone
            </Button>
          }
        >
          Your questions and their answers appear here.
        </EmptyState>
      }
      actions={(ask) => ask.answer !== undefined && <PublishActions ask={ask} />}
    />
  );
}
