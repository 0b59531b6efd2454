import { Suspense, useState } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { MessagesIcon } from '#frontend/ui/style/icons.ts';
import type { Ask, AskSettings } from '#shared/features/asks/schema.ts';
import { AskList } from './AskList.tsx';
import { useAskSettings } from './api.ts';
import { PublishActions } from './PublishActions.tsx';

interface TaskProps {
  ask: Ask;
  onClose: () => void;
}
const AnswerSheet = lazyPart<TaskProps>(() => import('./AnswerSheet.tsx'));
const CallSheet = lazyPart<TaskProps>(() => import('./CallSheet.tsx'));
const DeclineAskDialog = lazyPart<TaskProps>(() => import('./DeclineAskDialog.tsx'));
const TakingSheet = lazyPart<{ settings: AskSettings; onClose: () => void }>(
  () => import('./TakingSheet.tsx'),
);

const TASKS = { answer: AnswerSheet, call: CallSheet, decline: DeclineAskDialog } as const;
type TaskName = keyof typeof TASKS;

const inWords = ({ perWeek, used, topics }: AskSettings): string => {
  if (perWeek === 0) return 'You take no questions at the moment, so students don’t see you.';
  const about = topics.length === 0 ? '' : ` About: ${topics.join(', ')}.`;
  return `You take ${perWeek === 1 ? 'one question' : `${perWeek} questions`} a week. This week: ${used}.${about}`;
};

/** What an alumnus takes, and the way to change it. */
function Taking() {
  const { data, error, isFetching, refetch } = useAskSettings();
  const [open, setOpen] = useState(false);
  if (!data && error)
    return <RetryNotice error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 w-full" />;
  return (
    <Card
      title="Questions you take"
      description={inWords(data)}
      actions={
        <Button
          size="small"
          variant={data.perWeek === 0 ? 'primary' : 'secondary'}
          onClick={() => setOpen(true)}
        >
          {data.perWeek === 0 ? 'Take questions' : 'Change'}
        </Button>
      }
    >
      <p className="text-small text-muted">
        Good answers help more than one student: publish them without names if both of you agree.{' '}
        <TextLink to={PATHS.answers}>Read published answers</TextLink>
      </p>
      {open && (
        <Suspense>
          <TakingSheet settings={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

/** The alumni’s panel of questions: how many they take, those that wait, and those before. */
export function QuestionsPanel() {
  const [task, setTask] = useState<{ name: TaskName; ask: Ask }>();
  const Open = task && TASKS[task.name];
  return (
    <div className="flex flex-col gap-6">
      <Taking />
      <AskList
        side="alumnus"
        empty={
          <EmptyState icon={<MessagesIcon />} heading="h2" title="No questions yet">
            Questions from students appear here. You have seven days to answer each.
          </EmptyState>
        }
        actions={(ask) =>
          ask.status === 'asked' ? (
            <>
              <Button size="small" variant="primary" onClick={() => setTask({ name: 'answer', ask })}>
                Answer
              </Button>
              <Button size="small" onClick={() => setTask({ name: 'call', ask })}>
                Propose a call
              </Button>
              <Button size="small" variant="quiet" onClick={() => setTask({ name: 'decline', ask })}>
                Decline
              </Button>
            </>
          ) : (
            <PublishActions ask={ask} />
          )
        }
      />
      {Open && (
        <Suspense>
          <Open key={task.name} ask={task.ask} onClose={() => setTask(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
