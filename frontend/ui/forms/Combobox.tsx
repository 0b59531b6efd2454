import { type KeyboardEvent, useRef, useState } from 'react';
import { useChunk } from '../hooks/useChunk.ts';
import { cx } from '../style/cx.ts';
import { ChevronDownIcon } from '../style/icons.ts';
import { Field, type FieldText } from './Field.tsx';
import { type Choice, fullOption } from './options.ts';

const load = () => import('./ComboboxPanel.tsx');
/** On hover and focus, so that the press finds it there. If that fails, the press tries again. */
const prefetch = () => void load().catch(() => undefined);

interface ComboboxProps extends FieldText {
  id?: string;
  options: readonly Choice[];
  /** The chosen value; `''` for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** What the field says while nothing is chosen. */
  placeholder: string;
  /** What the search says when nothing fits. */
  nothing?: string;
  /** The options are still on their way. */
  pending?: boolean;
  disabled?: boolean;
}

/**
 * One of a long list, found by typing. The field is a button that opens a panel with a search; typing on the field
 * itself opens it, too, with what was typed. For short lists Select is better: it is the browser's own.
 */
export function Combobox({
  id,
  label,
  hint,
  error,
  mark,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  nothing = 'Nothing fits these words.',
  pending = false,
  disabled = false,
}: ComboboxProps) {
  const field = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const Panel = useChunk(load, open, () => setOpen(false));
  const chosen = options.map(fullOption).find((option) => option.value === value);

  const show = (shown: boolean) => {
    setOpen(shown);
    if (!shown) setSearch('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typed = event.key.length === 1 && event.key !== ' ';
    if (!typed && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    // Letters typed before the panel has arrived are kept.
    if (typed) setSearch((before) => before + event.key);
    setOpen(true);
  };

  return (
    <Field id={id} label={label} hint={hint} error={error} {...(mark && { mark })}>
      {(control) => (
        <div className="relative">
          <button
            {...control}
            ref={field}
            type="button"
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? `${control.id}-panel` : undefined}
            disabled={disabled}
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onBlur={onBlur}
            onClick={() => show(!open)}
            onKeyDown={onKeyDown}
            className="control flex items-center justify-between gap-2 text-left"
          >
            <span className={cx('truncate', !chosen && 'text-muted')}>{chosen?.label ?? placeholder}</span>
            <ChevronDownIcon aria-hidden="true" className="size-4 text-muted" />
          </button>
          {open && Panel && (
            <Panel
              id={`${control.id}-panel`}
              field={field}
              label={label}
              options={options}
              value={value}
              search={search}
              onSearch={setSearch}
              nothing={nothing}
              pending={pending}
              onClose={() => show(false)}
              onChoose={(next) => {
                onChange(next);
                show(false);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
