import { cx } from '../style/cx.ts';
import { CheckIcon } from '../style/icons.ts';

interface CheckListProps {
  /** Unique texts. */
  items: readonly string[];
  /** Margins, gap and colour of the list. */
  className?: string;
  /** Those that do not exist yet: each says so. */
  soon?: readonly string[];
  /** The ticks have the colour of the text, as on a coloured card. */
  plain?: boolean;
}

/** Short points, each with a tick in front. */
export function CheckList({ items, className, soon = [], plain = false }: CheckListProps) {
  return (
    <ul className={cx('flex flex-col gap-2 text-small', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <CheckIcon aria-hidden="true" className={cx('mt-0.75 size-4', !plain && 'text-brand')} />
          <span>
            {item}
            {soon.includes(item) && <span className="text-fine whitespace-nowrap"> · Coming soon</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
