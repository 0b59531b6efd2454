import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '#frontend/core/api/useAction.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import { rate } from '../api.ts';

const ANSWERS = [
  { right: true, label: 'Yes' },
  { right: false, label: 'No' },
] as const;

/** Asks whether an answer was right. The latest word counts. */
export function Feedback({ messageId, right }: { messageId: string; right: boolean | null }) {
  const client = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (said: boolean) => rate(client, messageId, said),
    onError: toastFailure,
  });
  const chosen = isPending ? variables : right;
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="float-left pr-1">
        {chosen === null ? 'Was this right?' : 'Thank you. It was right:'}
      </legend>
      {ANSWERS.map((answer) => (
        <button
          key={answer.label}
          type="button"
          aria-pressed={chosen === answer.right}
          onClick={() => mutate(answer.right)}
          className={cx(
            'min-h-6 rounded-tick px-2 font-medium transition-colors',
            chosen === answer.right
              ? 'bg-brand-soft text-brand'
              : 'text-text underline hover:bg-neutral-soft',
          )}
        >
          {answer.label}
        </button>
      ))}
    </fieldset>
  );
}
