import type { ReactNode } from 'react';
import { linkWords } from '#frontend/parts/profile/profileWords.ts';

/** A heading with what is under it; nothing when there is nothing. */
export function Part({
  title,
  of,
  children,
}: {
  title: string;
  of: readonly unknown[];
  children: ReactNode;
}) {
  if (of.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface EntryProps {
  title: string;
  by?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
  period: string;
  highlights?: readonly string[] | undefined;
}

export function Entry({ title, by, text, url, period, highlights = [] }: EntryProps) {
  return (
    <div className="resume-entry">
      <div className="resume-entry-head">
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <p className="resume-period">{period}</p>
      </div>
      {by && (
        <p className="resume-by">
          <bdi>{by}</bdi>
        </p>
      )}
      {text && (
        <p dir="auto" className="resume-text">
          {text}
        </p>
      )}
      {url && (
        <p className="resume-by">
          <a href={url}>{linkWords(url)}</a>
        </p>
      )}
      {highlights.length > 0 && (
        <ul className="resume-highlights">
          {highlights.map((highlight, index) => (
            // Two highlights may be the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is only shown
            <li key={index}>
              <bdi>{highlight}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
