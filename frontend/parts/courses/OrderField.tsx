import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { FieldText } from '#frontend/ui/forms/Field.tsx';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#frontend/ui/style/icons.ts';

interface OrderFieldProps extends FieldText {
  /** What is put in order, by its number. */
  options: ReadonlyMap<number, { label: ReactNode; name: string }>;
  order: readonly number[];
  onChange: (order: readonly number[]) => void;
  disabled?: boolean;
}

type Way = 'up' | 'down';

/** A few sentences in an order, which two buttons and the arrow keys change. */
export function OrderField({ options, order, onChange, disabled, ...text }: OrderFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ option: number; way: Way }>();
  // What moves in the document loses the focus. At an end of the list the button of the other way takes it.
  useLayoutEffect(() => {
    if (!moved) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `[data-option="${moved.option}"] button`,
    );
    const [up, down] = buttons ?? [];
    const [first, second] = moved.way === 'up' ? [up, down] : [down, up];
    if (first?.disabled) second?.focus();
    else first?.focus();
  }, [moved]);
  const move = (option: number, way: Way) => {
    const at = order.indexOf(option);
    const to = way === 'up' ? at - 1 : at + 1;
    if (disabled || to < 0 || to >= order.length) return;
    onChange(order.toSpliced(at, 1).toSpliced(to, 0, option));
    setMoved({ option, way });
  };
  const onKeyDown = (event: KeyboardEvent, option: number) => {
    const way = ({ ArrowUp: 'up', ArrowDown: 'down' } as const)[event.key];
    if (!way) return;
    event.preventDefault();
    move(option, way);
  };
  const announced =
    moved && `${options.get(moved.option)?.name}: ${order.indexOf(moved.option) + 1} of ${order.length}`;
  return (
    <FieldGroup {...text}>
      <ol ref={list} className="grid gap-2">
        {order.map((option, at) => (
          <li
            key={option}
            data-option={option}
            className="flex items-center gap-3 rounded-control border border-line-strong bg-raised py-1 pr-1 pl-3.5"
          >
            <span aria-hidden="true" className="w-4 flex-none text-small text-muted tabular-nums">
              {at + 1}
            </span>
            <span className="min-w-0 flex-1 py-1.5 text-small font-medium">{options.get(option)?.label}</span>
            <MoveButton
              way="up"
              name={options.get(option)?.name ?? ''}
              disabled={disabled || at === 0}
              onMove={() => move(option, 'up')}
              onKeyDown={(event) => onKeyDown(event, option)}
            />
            <MoveButton
              way="down"
              name={options.get(option)?.name ?? ''}
              disabled={disabled || at === order.length - 1}
              onMove={() => move(option, 'down')}
              onKeyDown={(event) => onKeyDown(event, option)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </FieldGroup>
  );
}

interface MoveButtonProps {
  way: Way;
  name: string;
  disabled: boolean | undefined;
  onMove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function MoveButton({ way, name, disabled, onMove, onKeyDown }: MoveButtonProps) {
  const Icon = way === 'up' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onMove}
      onKeyDown={onKeyDown}
      className="flex size-9 flex-none items-center justify-center rounded-control text-muted transition-colors hover:bg-neutral-soft hover:text-text disabled:cursor-not-allowed disabled:opacity-40"
    >
      <Icon aria-hidden="true" className="size-4.5" />
      <span className="sr-only">{`Move ${way}: ${name}`}</span>
    </button>
  );
}
