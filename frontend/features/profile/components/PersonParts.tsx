import type { ReactNode } from 'react';
import { joined, linkWords } from '#frontend/parts/profile/profileWords.ts';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { mailtoLink } from '#shared/core/email-address.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import type { Basics, LookingFor } from '#shared/features/profile/sections.ts';

/** Contact data and links; those that the viewer may not see are not there. */
export function Links({ basics: { email, phone, url, profiles = [] } }: { basics: Basics }) {
  const links = [
    ...(email ? [{ href: mailtoLink(email), words: shownAddress(email) }] : []),
    ...(phone ? [{ href: `tel:${phone.replace(/[^+\d]/g, '')}`, words: phone }] : []),
    ...[url, ...profiles.map((profile) => profile.url)].flatMap((href) =>
      href ? [{ href, words: linkWords(href) }] : [],
    ),
  ];
  if (links.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small">
      {links.map(({ href, words }) => (
        <li key={href} className="min-w-0 wrap-anywhere">
          <a
            href={href}
            rel="noreferrer nofollow"
            className="rounded-tick text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
          >
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function LookingForLines({ lookingFor }: { lookingFor: LookingFor }) {
  const { careerGoal, interests = [], kinds = [], places = [], remote, earliestStart } = lookingFor;
  const lines = [
    joined([careerGoal, interests.join(', ')]),
    kinds.map((kind) => `${OPPORTUNITY_TYPE_LABELS[kind]}s`).join(', '),
    joined([places.join(', '), remote ? 'Open to remote work' : undefined]),
    earliestStart ? `From ${fullDate(earliestStart)}` : '',
  ].filter(Boolean);
  return lines.map((line) => (
    <p key={line} dir="auto">
      {line}
    </p>
  ));
}

export function Entries({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <ul className="flex flex-col gap-6">{children}</ul>
    </Card>
  );
}

interface EntryProps {
  title: string;
  period: string;
  note?: string | undefined;
  url?: string | undefined;
  highlights?: readonly string[] | undefined;
}

export function Entry({ title, period, note, url, highlights = [] }: EntryProps) {
  return (
    <li className="wrap-anywhere">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-semibold">
          <bdi>{title}</bdi>
        </h3>
        <p className="text-small text-muted tabular-nums">{period}</p>
      </div>
      {note && (
        <p dir="auto" className="text-small whitespace-pre-line text-muted">
          {note}
        </p>
      )}
      {url && (
        <a
          href={url}
          rel="noreferrer nofollow"
          className="rounded-tick text-small text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {linkWords(url)}
        </a>
      )}
      {highlights.length > 0 && (
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
          {highlights.map((highlight, index) => (
            // Two highlights may be the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is only shown
            <li key={index}>
              <bdi>{highlight}</bdi>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
