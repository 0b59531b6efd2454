import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { cx } from '#frontend/ui/style/cx.ts';

/** What is typed of a mention at the caret: '@' and the beginning of a name. */
const BEGUN = /(?:^|\s)@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u;
const SHOWN = 6;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The ids of those who are named after an `@` in a text, at most as many as may be mentioned. */
export const mentionedIn = (text: string, people: readonly Named[], most: number): string[] =>
  people
    .filter(({ name }) => text.includes(`@${name}`))
    .map(({ id }) => id)
    .slice(0, most);

interface MentionFieldProps extends ComponentProps<typeof TextArea> {
  people: readonly Named[];
  /** What they are: 'Colleagues'. */
  peopleLabel: string;
  /** Is called with the whole text once one was chosen. */
  onMention: (text: string) => void;
}

/** A text in which `@` offers names: arrow keys and Enter choose, Escape closes the list. */
export function MentionField({ people, peopleLabel, onMention, onKeyDown, ...field }: MentionFieldProps) {
  const listId = useId();
  const [begun, setBegun] = useState<string>();
  const [active, setActive] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const found =
    begun === undefined
      ? []
      : people.filter(({ name }) => name.toLowerCase().startsWith(begun.toLowerCase())).slice(0, SHOWN);
  const look = () => {
    const { value = '', selectionStart = 0 } = area.current ?? {};
    setBegun(BEGUN.exec(value.slice(0, selectionStart))?.[1]);
    setActive(0);
  };
  const choose = ({ name }: Named) => {
    const { value = '', selectionStart = 0 } = area.current ?? {};
    const before = value.slice(0, selectionStart - (begun?.length ?? 0));
    onMention(`${before}${name} ${value.slice(selectionStart)}`);
    setBegun(undefined);
    requestAnimationFrame(() => {
      const caret = before.length + name.length + 1;
      area.current?.focus();
      area.current?.setSelectionRange(caret, caret);
    });
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    const chosen = found[active];
    if (!chosen) return;
    const { key } = event;
    if (key === 'Escape') setBegun(undefined);
    else if (key === 'ArrowDown') setActive((active + 1) % found.length);
    else if (key === 'ArrowUp') setActive((active + found.length - 1) % found.length);
    else if (key === 'Enter' || key === 'Tab') choose(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { ref, ...rest } = field;
  return (
    <div className="relative">
      <TextArea
        {...rest}
        ref={(element) => {
          area.current = element;
          if (typeof ref === 'function') ref(element);
        }}
        onKeyDown={press}
        onInput={look}
        onClick={look}
        onBlurCapture={() => setBegun(undefined)}
        aria-autocomplete="list"
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
      />
      {found.length > 0 && (
        <div
          // The pane may end above it.
          ref={(list) => list?.scrollIntoView({ block: 'nearest' })}
          id={listId}
          role="listbox"
          aria-label={peopleLabel}
          className="absolute inset-x-0 top-full z-20 mt-1 rounded-card border border-line bg-raised p-1 shadow-float"
        >
          {found.map((person, index) => (
            <div
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The text keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(person);
              }}
              className={cx(
                'min-h-9 cursor-pointer rounded-control px-3 py-1.5 text-small',
                index === active && 'bg-neutral-soft',
              )}
            >
              <bdi>{person.name}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
