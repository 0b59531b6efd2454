import { cx } from '../style/cx.ts';
import { ActiveIcon, AlertIcon } from '../style/icons.ts';

/** Before what a check found: whether it confirms a claim, or leaves something to look at. */
export function CheckMark({ good }: { good: boolean }) {
  const Icon = good ? ActiveIcon : AlertIcon;
  return (
    <Icon
      aria-hidden="true"
      className={cx('mt-0.75 size-4 flex-none', good ? 'text-positive' : 'text-warning')}
    />
  );
}
