import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import type { OutsideApplication } from '#shared/features/applications/outside.ts';
import type { OutsideStage } from '#shared/features/applications/outside-stages.ts';
import { useAllMyApplications, useMyApplications } from '../api.ts';
import { type Entry, entryOf, inOrder, outsideEntryOf } from './trackerEntries.ts';

const outsidePages = api.pages('applications.outside');

/** Refetches the applications outside of this site. */
export const useRefreshOutside = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: outsidePages.queryKey });
};

/** All pages of the applications outside of this site. */
const useOutside = () => {
  const query = useInfiniteQuery(outsidePages);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return query;
};

/** All applications of the user, here and outside of this site, in the order of the tracker. */
export const useTracker = () => {
  useAllMyApplications();
  const here = useMyApplications();
  const outside = useOutside();
  const now = serverDate();
  const loaded = here.data && outside.data;
  const entries: Entry[] = loaded
    ? inOrder([
        ...here.data.pages.flatMap(({ items }) => items).map((one) => entryOf(one, now)),
        ...outside.data.pages.flatMap(({ items }) => items).map((one) => outsideEntryOf(one, now)),
      ])
    : [];
  return {
    entries,
    loaded: loaded !== undefined,
    /** Pages that are not loaded yet: an export waits for them. */
    complete: loaded !== undefined && !here.hasNextPage && !outside.hasNextPage,
    error: here.error ?? outside.error,
    isFetching: here.isFetching || outside.isFetching,
    retry: () => {
      if (here.isError) void here.refetch();
      if (outside.isError) void outside.refetch();
    },
  };
};

/** What is sent of an application outside of this site. */
export const fieldsOf = ({
  id: _,
  createdAt: __,
  updatedAt: ___,
  history: ____,
  ...fields
}: OutsideApplication) => fields;

/** Moves an application outside of this site to another stage. */
export const useMoveOutside = () => {
  const refresh = useRefreshOutside();
  const { mutate } = useMutation({
    mutationFn: ({ outside, stage }: { outside: OutsideApplication; stage: OutsideStage }) =>
      api.call('applications.saveOutside', {
        params: { id: outside.id },
        body: { ...fieldsOf(outside), stage },
      }),
    onError: (error) =>
      toast({
        title: 'The application wasn’t moved',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      }),
    onSettled: refresh,
  });
  return mutate;
};
