import type { ReactNode } from 'react';
import { dateIn, fullDateInWords } from './time.ts';

interface AgendaProps<Entry> {
  /** In their order. What has no time yet is left out. */
  entries: readonly Entry[];
  zone: string;
  /** How one of them is shown. */
  children: (entry: Entry) => ReactNode;
}

/** Entries in order, under their days. */
export function Agenda<Entry extends { readonly id: string; readonly start?: string | undefined }>({
  entries,
  zone,
  children,
}: AgendaProps<Entry>) {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.start === undefined) continue;
    const date = dateIn(entry.start, zone);
    days.set(date, [...(days.get(date) ?? []), entry]);
  }
  return (
    <div className="flex flex-col gap-5">
      {[...days].map(([date, list]) => (
        <section key={date} aria-label={fullDateInWords(date)}>
          <h2 className="border-b border-line pb-2 text-small font-semibold">{fullDateInWords(date)}</h2>
          <ul className="divide-y divide-line">
            {list.map((entry) => (
              <li key={entry.id}>{children(entry)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
