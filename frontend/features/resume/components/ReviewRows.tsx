import type { KeyboardEvent } from 'react';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import type { ReviewRow } from '../review.ts';

interface ReviewRowsProps {
  title: string;
  rows: readonly ReviewRow[];
  taken: ReadonlySet<string>;
  inHand: string | undefined;
  onTake: (id: string, take: boolean) => void;
  onHand: (id: string) => void;
}

/** The focus moves to the next field, whichever group it is in. */
const focusNext = (box: HTMLInputElement): void => {
  const boxes = [...(box.form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
  boxes[boxes.indexOf(box) + 1]?.focus();
};

/** Fields of the resume, each to be taken by its box. Enter takes one and goes on to the next. */
export function ReviewRows({ title, rows, taken, inHand, onTake, onHand }: ReviewRowsProps) {
  if (rows.length === 0) return null;
  const takeAndAdvance = (event: KeyboardEvent<HTMLInputElement>, id: string) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onTake(id, true);
    focusNext(event.currentTarget);
  };
  return (
    <fieldset>
      <legend className="mb-2 text-lead font-semibold">
        {title} <span className="text-muted tabular-nums">({rows.length})</span>
      </legend>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {rows.map(({ id, label, text, existing }) => (
          <li
            key={id}
            onPointerEnter={() => onHand(id)}
            className={cx('min-h-14 px-4 py-2.5 transition-colors', inHand === id && 'bg-brand-soft')}
          >
            <Checkbox
              checked={taken.has(id)}
              onChange={({ target }) => onTake(id, target.checked)}
              onFocus={() => onHand(id)}
              onKeyDown={(event) => takeAndAdvance(event, id)}
              label={
                <span className="flex min-w-0 flex-col">
                  <span className="text-fine text-muted">{label}</span>
                  <span className="wrap-anywhere whitespace-pre-line">
                    <bdi>{text}</bdi>
                  </span>
                </span>
              }
              hint={existing && <>Replaces “{existing}” in your profile</>}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
