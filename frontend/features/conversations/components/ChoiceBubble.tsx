import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import type { Message } from '#shared/features/conversations/routes.ts';
import { timeOf } from '../conversationWords.ts';

interface ChoiceBubbleProps {
  message: Message;
  /** The name of its author; 'You' for the user's own. */
  author: string;
  own: boolean;
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
}

/** A message while messages are chosen for a report: all of it is the checkbox. */
export function ChoiceBubble({ message, author, own, checked, disabled, onChange }: ChoiceBubbleProps) {
  const { text, at, deleted } = message;
  return (
    <li className={cx('flex flex-col', own ? 'items-end' : 'items-start')}>
      <div className="max-w-[92%] rounded-card border border-line bg-surface px-3.5 py-2 transition-colors has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand">
        <Checkbox
          checked={checked}
          disabled={disabled || deleted === true}
          onChange={onChange}
          label={
            <span className="min-w-0">
              <span className={cx('block text-body wrap-anywhere whitespace-pre-wrap', deleted && 'italic')}>
                {deleted ? 'Message deleted' : text}
              </span>
              <span className="block text-fine text-muted">
                <bdi>{author}</bdi>, {timeOf(at)}
              </span>
            </span>
          }
        />
      </div>
    </li>
  );
}
