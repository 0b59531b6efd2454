import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { matchScore } from '#frontend/ui/overlays/textMatch.ts';
import type { FacetName } from '#shared/features/opportunities/query.ts';
import { api } from '../api/client.ts';

/** A pause in typing after which the API is asked. */
const PAUSE_MS = 200;

interface FacetOptions {
  options: readonly string[];
  /** Why there are no options, if there are none. */
  status: string;
  /** For the combobox: what is typed. */
  onType: (text: string) => void;
}

/** The choices of a combobox for places or skills: those of a fixed list first, then what open opportunities have. */
export const useFacetOptions = (facet: FacetName, list: readonly string[]): FacetOptions => {
  const [typed, setTyped] = useState<string>();
  const [asked, setAsked] = useState('');
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const { data, isFetching, isError } = useQuery({
    ...api.query('opportunities.facets', { query: { facet, q: asked } }),
    enabled: typed !== undefined,
    placeholderData: keepPreviousData,
  });
  const fits = (option: string) => matchScore(typed ?? '', { label: option }) > 0;
  const listed = new Set(list.map((option) => option.toLowerCase()));
  const others = (data?.values ?? []).filter((value) => !listed.has(value.toLowerCase()));
  const waiting = isFetching || asked !== (typed ?? '').trim();
  return {
    options: [...list, ...others].filter(fits),
    status: isError
      ? 'We couldn’t load more choices. Check your connection.'
      : waiting
        ? 'Searching…'
        : 'No matches.',
    onType: (text) => {
      setTyped(text);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setAsked(text.trim()), text === '' ? 0 : PAUSE_MS);
    },
  };
};
