import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { cx } from '../style/cx.ts';
import { ChevronDownIcon } from '../style/icons.ts';
import { Field, type FieldText } from './Field.tsx';

interface ComboboxProps extends FieldText {
  /** The choices for what is typed, the best first. */
  options: readonly string[];
  /** The chosen one; empty for none. */
  value: string;
  /** Is called with the text at every change, and with an empty one when the list opens. */
  onType: (text: string) => void;
  /** Is called with an option, or with an empty text when the field was cleared. */
  onChoose: (value: string) => void;
  /** Shown while nothing is chosen or typed. */
  placeholder?: string;
  /** Shown in place of options: that they are being loaded, or that there are none. */
  status?: string | undefined;
  maxLength?: number;
  /** For a form that is sent without JavaScript. */
  name?: string;
}

/** One of many choices, found by typing: an input with a list below it (the combobox pattern of the ARIA guide). */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, mark, options, value, onType, onChoose, placeholder, status, maxLength, name } =
    props;
  const listId = useId();
  /** What is typed; undefined while the chosen value is shown. */
  const [text, setText] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  // What was typed into a prerendered page before React arrived.
  const takeEarly = useEffectEvent(() => {
    const early = input.current?.value.trim() ?? '';
    if (early !== '' && early !== value) onChoose(early);
  });
  useEffect(() => takeEarly(), []);
  const optionId = (index: number) => `${listId}-${index}`;

  const show = () => {
    if (open) return;
    setOpen(true);
    setActive(-1);
    onType('');
  };
  const close = () => {
    setOpen(false);
    setText(undefined);
  };
  const choose = (chosen: string) => {
    close();
    if (chosen !== value) onChoose(chosen);
  };
  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
    // Enter takes the best one.
    setActive(typed.trim() === '' ? -1 : 0);
    onType(typed);
  };
  const move = (step: number) => {
    show();
    const next = active < 0 && step < 0 ? options.length - 1 : (active + step) % Math.max(1, options.length);
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const chosen = text === '' ? '' : options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && open) {
      // Without an option yet, it must not submit the form around the field.
      if (chosen !== undefined) choose(chosen);
    } else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
  };
  const leave = () => {
    const typed = text?.trim().toLowerCase();
    const exact = typed ? options.find((option) => option.toLowerCase() === typed) : undefined;
    if (text === '') choose('');
    else if (exact !== undefined) choose(exact);
    else close();
  };
  return (
    <Field label={label} hint={hint} error={error} {...(mark && { mark })} className="relative">
      {(control) => (
        <>
          <div className="relative">
            <input
              {...control}
              ref={input}
              name={name}
              type="text"
              dir="auto"
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={listId}
              aria-activedescendant={
                open && active >= 0 && active < options.length ? optionId(active) : undefined
              }
              value={text ?? value}
              placeholder={placeholder}
              maxLength={maxLength}
              onChange={({ target }) => type(target.value)}
              onClick={show}
              onFocus={({ target }) => target.select()}
              onBlur={leave}
              onKeyDown={press}
              className="control pr-9! text-ellipsis"
            />
            <ChevronDownIcon
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
            />
          </div>
          <div
            hidden={!open}
            // A press on the list or its scroll bar does not take the focus from the input.
            onPointerDown={(event) => event.preventDefault()}
            className="absolute top-full right-0 left-0 z-30 mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-float"
          >
            <div
              id={listId}
              role="listbox"
              tabIndex={-1}
              aria-label={typeof label === 'string' ? label : undefined}
              hidden={options.length === 0}
            >
              {options.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
                <div
                  key={option}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option === value}
                  onClick={() => choose(option)}
                  onPointerMove={() => setActive(index)}
                  className={cx(
                    'flex min-h-9 cursor-pointer items-center rounded-control px-3 text-small wrap-anywhere select-none',
                    index === active && 'bg-neutral-soft',
                    option === value && 'font-medium text-brand',
                  )}
                >
                  {option}
                </div>
              ))}
            </div>
            {options.length === 0 && status && <p className="px-3 py-2 text-small text-muted">{status}</p>}
          </div>
          <p role="status" className="sr-only">
            {open && (options.length === 0 ? status : countOf(options.length))}
          </p>
        </>
      )}
    </Field>
  );
}

const countOf = (count: number): string => (count === 1 ? '1 choice' : `${count} choices`);
