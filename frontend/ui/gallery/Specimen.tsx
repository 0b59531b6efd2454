import type { ReactNode } from 'react';

/** A chapter of the gallery. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line py-10">
      <h2 className="mb-6 text-title font-semibold">{title}</h2>
      <div className="flex flex-col gap-8">{children}</div>
    </section>
  );
}

/** One part with a name, in some of its states. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-3 lg:grid-cols-[11rem_1fr]">
      <p className="text-small text-muted">{name}</p>
      <div className="flex min-w-0 flex-wrap items-start gap-4">{children}</div>
    </div>
  );
}
