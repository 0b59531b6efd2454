import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { SearchField } from '#frontend/core/lists/SearchField.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { PlusIcon } from '#frontend/ui/style/icons.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import { fullName } from '#shared/core/names.ts';
import { JudgeByProfile } from './JudgeByProfile.tsx';
import type { JudgeChoice } from './words.ts';

/** How many of each kind a search shows. */
const SHOWN = 6;

interface Found extends JudgeChoice {
  /** As what they can be found, and where they work. */
  readonly about: string;
}

interface FindJudgesProps {
  chosen: readonly string[];
  onAdd: (judge: JudgeChoice) => void;
}

/** Mentors and alumni whom a search finds, each with a button that adds them, and a field for the profile of anyone else. */
export function FindJudges({ chosen, onAdd }: FindJudgesProps) {
  const [q, setQ] = useState('');
  const query = { ...(q !== '' && { q }), limit: SHOWN };
  const mentors = useQuery({ ...api.query('mentors.list', { query }), placeholderData: keepPreviousData });
  const alumni = useQuery({ ...api.query('asks.people', { query }), placeholderData: keepPreviousData });
  const failed = mentors.error ?? alumni.error;
  const found: Found[] = [
    ...(mentors.data?.items ?? []).map((one) => ({
      id: one.id,
      name: fullName(one),
      about: inOneLine(['Mentor', one.position, one.company]),
    })),
    ...(alumni.data?.items ?? []).map((one) => ({
      id: one.id,
      name: fullName(one),
      about: inOneLine(['Alumni', one.work]),
    })),
  ];
  // Alumni can be mentors, too.
  const left = [...new Map(found.map((one) => [one.id, one])).values()].filter(
    ({ id }) => !chosen.includes(id),
  );
  return (
    <section aria-label="Find judges" className="mb-6 flex flex-col gap-3">
      <SearchField
        label="Search mentors and alumni"
        placeholder="Search mentors and alumni"
        value={q}
        maxLength={80}
        onSearch={setQ}
      />
      {failed && left.length === 0 ? (
        <RetryNotice
          error={failed}
          fallback="We couldn’t load mentors and alumni."
          onRetry={() => void Promise.all([mentors.refetch(), alumni.refetch()])}
        />
      ) : mentors.data && alumni.data ? (
        <>
          <p role="status" className="sr-only">
            {left.length === 1 ? 'One person found' : `${left.length} people found`}
          </p>
          {left.length === 0 ? (
            <p className="text-small text-muted">
              {q === '' ? 'There is nobody else to choose here.' : 'Nobody else matches this search.'}
            </p>
          ) : (
            <ul className="max-h-64 divide-y divide-line overflow-y-auto border-y border-line">
              {left.map(({ id, name, about }) => (
                <li key={id} className="flex items-center justify-between gap-3 py-2 text-small">
                  <span className="min-w-0">
                    <bdi className="block font-medium wrap-anywhere">{name}</bdi>
                    <span className="block truncate text-muted">{about}</span>
                  </span>
                  <Button
                    size="small"
                    icon={<PlusIcon aria-hidden="true" />}
                    onClick={() => onAdd({ id, name })}
                  >
                    Add
                    <span className="sr-only">
                      {' '}
                      <bdi>{name}</bdi>
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
      <JudgeByProfile onAdd={onAdd} />
    </section>
  );
}
