import type { Ref } from 'react';
import { cx } from '#frontend/ui/style/cx.ts';
import { ActiveIcon, InfoIcon } from '#frontend/ui/style/icons.ts';
import { CodedLine } from '#frontend/ui/text/SpanTexts.tsx';

interface FeedbackProps {
  checked: { right: boolean; feedback: string };
  ref?: Ref<HTMLDivElement>;
}

/** Whether an answer is right, and why, in words. */
export function Feedback({ checked: { right, feedback }, ref }: FeedbackProps) {
  const Icon = right ? ActiveIcon : InfoIcon;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={cx(
        'flex gap-3 rounded-control px-4 py-3 text-small',
        right ? 'bg-positive-soft' : 'bg-warning-soft',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cx('mt-0.5 size-5 flex-none', right ? 'text-positive' : 'text-warning')}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{right ? 'That’s right' : 'Not quite'}</p>
        {feedback.split('\n').map(
          (line) =>
            line && (
              <p key={line} dir="auto" className="wrap-anywhere">
                <CodedLine text={line} />
              </p>
            ),
        )}
      </div>
    </div>
  );
}
