import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { fullName } from '#shared/core/names.ts';
import type { ContactMessage } from '#shared/features/contact/routes.ts';
import { PROMISE_STATES, promiseState } from '#shared/features/contact/support-rules.ts';

/** One message of the list: sender, date, subject and the first lines. */
export function MessageRow({ message, open }: { message: ContactMessage; open: OpenItem }) {
  const { id, firstName, lastName, subject, receivedAt, support, answeredAt } = message;
  const selected = open.wide && id === open.shownId;
  return (
    <li
      className={cx(
        'relative px-4 py-3.5 transition-colors',
        selected ? 'bg-brand-soft' : 'hover:bg-neutral-soft',
      )}
    >
      <div className="flex items-baseline justify-between gap-3 text-small text-muted">
        <span className="truncate">
          <bdi>{fullName({ firstName, lastName })}</bdi>
        </span>
        <span className="flex-none text-fine">
          <Moment at={receivedAt} />
        </span>
      </div>
      <h2 className="mt-0.5 text-body font-medium wrap-anywhere">
        <ItemLink open={open} id={id}>
          <bdi>{subject}</bdi>
        </ItemLink>
      </h2>
      {support && (
        <p className="mt-1">
          <StatusBadge {...PROMISE_STATES[promiseState({ ...support, answeredAt }, serverNow())]} />
        </p>
      )}
      <p dir="auto" className="mt-0.5 line-clamp-2 text-small wrap-anywhere text-muted">
        {message.message}
      </p>
    </li>
  );
}
