import type { ReactNode } from 'react';

interface ArticleProps {
  title: string;
  /** What it all comes to, in a sentence or two. */
  lead: string;
  /** The day of the last change of its meaning, in words. */
  since: string;
  children: ReactNode;
}

/** A page of running text: rules and statements. */
export function Article({ title, lead, since, children }: ArticleProps) {
  return (
    <article className="mx-auto max-w-page px-4 pt-12 pb-16 md:px-6 md:pt-20 md:pb-24">
      <h1 className="text-display font-semibold">{title}</h1>
      <p className="mt-5 max-w-prose text-lead text-muted">{lead}</p>
      <p className="mt-3 text-small text-muted">Effective {since}.</p>
      <div className="mt-12">{children}</div>
    </article>
  );
}

/** A part of an article: its heading at the left of its text on wide screens. */
export function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-16 gap-y-3 border-t border-line py-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <h2 className="text-title">{title}</h2>
      <div className="flex max-w-prose flex-col gap-4 [&_li]:py-1 [&_ul]:list-disc [&_ul]:pl-5">
        {children}
      </div>
    </section>
  );
}
