import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../style/cx.ts';
import { CloseIcon, PlusIcon } from '../style/icons.ts';
import { Field, type FieldText } from './Field.tsx';
import { addTags, suggestionsFor } from './tags.ts';

interface TagsFieldProps extends FieldText {
  id?: string;
  value: readonly string[];
  onChange: (tags: readonly string[]) => void;
  onBlur?: () => void;
  /** Offered below the field with a plus: at most ten that are not chosen yet (spec, point 9). */
  suggestions?: readonly string[];
  placeholder?: string;
  /** How many there may be. */
  max?: number;
  disabled?: boolean;
}

/**
 * Any number of words of one's own, such as skills. Enter or a comma adds what is typed, Backspace in the empty
 * field takes the last one away, and each has a cross. What is typed and not added yet is added on leaving.
 */
export function TagsField({
  id,
  label,
  hint,
  error,
  mark,
  value,
  onChange,
  onBlur,
  suggestions = [],
  placeholder,
  max = Number.POSITIVE_INFINITY,
  disabled = false,
}: TagsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const full = value.length >= max;
  const offered = suggestionsFor(suggestions, value);

  const add = (words: string) => {
    const next = addTags(value, words, max);
    setTyped('');
    if (next.length === value.length) return;
    setSaid(`${next.slice(value.length).join(', ')} added`);
    onChange(next);
  };
  const remove = (tag: string) => {
    setSaid(`${tag} removed`);
    onChange(value.filter((one) => one !== tag));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter within an input method chooses a character.
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if ((event.key === 'Enter' && typed !== '') || event.key === ',') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };

  return (
    <Field id={id} label={label} hint={hint} error={error} {...(mark && { mark })}>
      {(control) => (
        <>
          <div
            className={cx(
              'control flex flex-wrap items-center gap-1.5 py-1.5! has-[input:focus]:border-brand has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-1 has-[input:focus]:outline-brand',
              error && 'border-danger!',
              disabled && 'border-line! bg-sunken!',
            )}
          >
            {value.map((tag) => (
              <span
                key={tag}
                className="inline-flex min-h-7 max-w-full items-center rounded-full bg-brand-soft pl-2.5 text-small text-brand"
              >
                <span className="truncate">{tag}</span>
                <button
                  type="button"
                  aria-label={`Remove ${tag}`}
                  disabled={disabled}
                  onClick={() => remove(tag)}
                  className="flex size-7 flex-none items-center justify-center rounded-full hover:bg-brand hover:text-on-brand disabled:opacity-55"
                >
                  <CloseIcon aria-hidden="true" className="size-3.5" />
                </button>
              </span>
            ))}
            <input
              {...control}
              ref={input}
              type="text"
              autoComplete="off"
              value={typed}
              disabled={disabled}
              readOnly={full}
              placeholder={full ? `At most ${max}` : placeholder}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={() => {
                add(typed);
                onBlur?.();
              }}
              className="min-h-7 min-w-24 flex-1 bg-transparent outline-none"
            />
          </div>
          <span role="status" className="sr-only">
            {said}
          </span>
          {offered.length > 0 && !full && !disabled && (
            <ul aria-label="Suggestions" className="flex flex-wrap gap-1.5">
              {offered.map((tag) => (
                <li key={tag}>
                  <button
                    type="button"
                    onClick={() => add(tag)}
                    className="inline-flex min-h-7 items-center gap-1 rounded-full border border-dashed border-line-strong px-2.5 text-fine text-muted transition-colors hover:border-text hover:text-text"
                  >
                    <PlusIcon aria-hidden="true" className="size-3.5" />
                    <span className="sr-only">Add </span>
                    {tag}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
