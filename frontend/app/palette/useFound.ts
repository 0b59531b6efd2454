import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { itemsOf } from '#frontend/core/lists/ListStates.tsx';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { useAllMyApplications, useMyApplications } from '#frontend/features/applications/api.ts';
import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { beginningOf } from '#shared/core/characters.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import type { Command } from './commands.ts';

/** A pause in typing after which the search is sent. */
const PAUSE_MS = 200;
/** A single letter begins a word of almost everything. */
const MIN_LETTERS = 2;
const SHOWN = 5;

/** The last value that has not changed for a moment. */
const useSettled = <Value>(value: Value, pause: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pause);
    return () => window.clearTimeout(timer);
  }, [value, pause]);
  return settled;
};

/** The user's applications, and the open opportunities that match what is typed. None while too little is typed. */
export const useFound = (typed: string): { applications: Command[]; opportunities: Command[] } => {
  const words = beginningOf(typed.trim(), 200);
  const q = useSettled(words, PAUSE_MS);
  const searching = words.length >= MIN_LETTERS;
  const { data } = useQuery({
    ...api.query('opportunities.list', { query: { q, limit: SHOWN } }),
    enabled: searching && q.length >= MIN_LETTERS,
    // The menu shows those of the previous words that match the new ones, too.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  useAllMyApplications(searching);
  const mine = itemsOf(useMyApplications());
  if (!searching) return { applications: [], opportunities: [] };

  const applied = new Set(mine.map(({ opportunityId }) => opportunityId));
  return {
    applications: mine.map(({ opportunityId, opportunity: { title, company, location }, status }) => ({
      id: `application ${opportunityId}`,
      label: title,
      note: inOneLine([company, applicationWorkflow.statuses[status].label]),
      keywords: [company, location, 'application'],
      does: fillPath(PATHS.opportunity, { id: opportunityId }),
    })),
    opportunities: (data?.items ?? [])
      .filter(({ id }) => !applied.has(id))
      .map(({ id, type, title, company, location, skills }) => ({
        id: `opportunity ${id}`,
        label: title,
        note: `${company}, ${location}`,
        keywords: [company, ...skills, OPPORTUNITY_TYPE_LABELS[type]],
        does: fillPath(PATHS.opportunity, { id }),
      })),
  };
};
