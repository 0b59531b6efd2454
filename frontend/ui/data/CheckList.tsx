import { cx } from '../style/cx.ts';
import { CheckIcon } from '../style/icons.ts';

interface CheckListProps {
  /** Unique texts. */
  items: readonly string[];
  /** Margins, gap and colour of the list. */
  className?: string;
}

/** Short points, each with a tick in front. */
export function CheckList({ items, className }: CheckListProps) {
  return (
    <ul className={cx('flex flex-col gap-2 text-small', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <CheckIcon aria-hidden="true" className="mt-0.75 size-4 text-brand" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
