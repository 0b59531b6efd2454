import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import type { RouteId } from '#shared/routes.ts';
import { AuthFrame } from './AuthFrame.tsx';

/** The token of a mailed link, as the page's address has it. */
export const useLinkToken = (): string => useSearchParams()[0].get('token') ?? '';

interface TokenPageProps<Data> {
  /** The route that takes the token; it can be called again like any read. */
  route: RouteId;
  open: (token: string) => Promise<Data>;
  /** The title while it is called. */
  opening: string;
  /** The title when there was no answer. */
  failed: string;
  /** For a token that has expired, was used, or is incomplete. */
  invalid: ReactNode;
  children: (data: Data, reopen: () => void) => ReactNode;
}

/** The page that a mailed link opens, on any device, signed in or not. */
export function TokenPage<Data>(props: TokenPageProps<Data>) {
  const { route, open, opening, failed, invalid, children } = props;
  const token = useLinkToken();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [...api.key(route), token],
    queryFn: () => open(token),
    enabled: token !== '',
  });
  // First, because a token that expired while the page was open still has its data.
  if (token === '' || (error && ['invalid_token', 'invalid_input'].includes(errorCode(error) ?? '')))
    return <>{invalid}</>;
  if (data !== undefined) return children(data, () => void refetch());
  if (isPending)
    return (
      <AuthFrame title={opening}>
        <Skeleton className="h-12 w-full rounded-control" />
      </AuthFrame>
    );
  return (
    <AuthFrame title={failed} lead="Your link may still be valid.">
      <RetryNotice error={error} tone="danger" pending={isFetching} onRetry={() => void refetch()} />
    </AuthFrame>
  );
}
