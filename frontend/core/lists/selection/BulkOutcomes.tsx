import { useEffect, useRef } from 'react';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { ActiveIcon, AlertIcon } from '#frontend/ui/style/icons.ts';
import type { Outcome } from './runBulk.ts';

interface BulkOutcomesProps<Item> {
  outcomes: readonly Outcome<Item>[];
  nameOf: (item: Item) => string;
  /** Why an item failed, in words; the API's own without it. */
  reasonOf?: (error: unknown) => string;
  /** The result in a sentence: '3 accounts suspended, 1 failed'. */
  summary: string;
}

/** What became of each item of a bulk action, failures first. Takes the focus, so that it is read out. */
export function BulkOutcomes<Item extends { id: string }>({
  outcomes,
  nameOf,
  reasonOf = (error) => errorMessage(error, UNREACHABLE),
  summary,
}: BulkOutcomesProps<Item>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rank = ({ error }: Outcome<Item>) => (error === undefined ? 1 : 0);
  return (
    <section className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {summary}
      </h3>
      <ul
        aria-label="Results"
        className="max-h-80 divide-y divide-line overflow-y-auto rounded-card border border-line text-small"
      >
        {outcomes
          .toSorted((a, b) => rank(a) - rank(b))
          .map(({ item, error }) => (
            <li key={item.id} className="flex items-start gap-3 px-3 py-2">
              {error === undefined ? (
                <ActiveIcon aria-label="Done" className="mt-0.5 size-4.5 flex-none text-positive" />
              ) : (
                <AlertIcon aria-label="Failed" className="mt-0.5 size-4.5 flex-none text-danger" />
              )}
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-medium">
                  <bdi>{nameOf(item)}</bdi>
                </span>
                {error !== undefined && <span className="block text-danger">{reasonOf(error)}</span>}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
