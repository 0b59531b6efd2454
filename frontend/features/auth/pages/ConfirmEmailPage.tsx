import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { AddressConfirmed } from '../components/AddressConfirmed.tsx';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { LinkNotValid } from '../components/LinkNotValid.tsx';

/** Where the link of the confirmation mail leads, on whatever device it is opened, signed in or not. */
export default function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { refresh } = useSession();
  const { data, error, isPending, refetch } = useQuery({
    // The server answers the same token alike each time, so asking for it may be kept and repeated as a read may.
    queryKey: [...api.key('auth.confirm'), token],
    queryFn: () => api.call('auth.confirm', { body: { token } }),
    enabled: token !== '',
  });
  const email = data?.email;
  useEffect(() => {
    if (email !== undefined) void refresh();
  }, [email, refresh]);

  if (email !== undefined) return <AddressConfirmed email={email} />;
  if (token === '' || (error && ['invalid_token', 'invalid_input'].includes(errorCode(error) ?? '')))
    return <LinkNotValid />;
  if (isPending)
    return (
      <AuthFrame title="Confirming your address…">
        <Skeleton className="h-12 w-full rounded-control" />
      </AuthFrame>
    );
  return (
    <AuthFrame
      title="We could not look at your link"
      lead="It is probably fine: our answer did not arrive. Check your connection and try again."
    >
      <Button variant="primary" size="large" onClick={() => void refetch()}>
        Try again
      </Button>
    </AuthFrame>
  );
}
