import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { ConfirmedAddress } from '../components/ConfirmedAddress.tsx';
import { ConfirmWithPassword } from '../components/ConfirmWithPassword.tsx';
import { LinkNotValid } from '../components/LinkNotValid.tsx';
import { TokenPage, useLinkToken } from '../components/TokenPage.tsx';

/** Confirms with the session of this browser. Without one of that account, returns the address to ask the password for. */
const openLink = async (token: string): Promise<{ email: string; confirmed: boolean }> => {
  const body = { token };
  try {
    return { ...(await api.call('auth.confirm', { body })), confirmed: true };
  } catch (error) {
    if (!(error instanceof Error) || errorCode(error) !== 'unauthenticated') throw error;
    return { ...(await api.call('auth.confirmation', { body })), confirmed: false };
  }
};

/** The page that the link of the confirmation mail opens. */
export default function ConfirmEmailPage() {
  const token = useLinkToken();
  return (
    <TokenPage
      route="auth.confirm"
      // The server answers the same token alike each time.
      open={openLink}
      opening="Confirming your email…"
      failed="We couldn’t check your link"
      invalid={<LinkNotValid />}
    >
      {({ email, confirmed }, reopen) =>
        confirmed ? (
          <ConfirmedAddress email={email} />
        ) : (
          <ConfirmWithPassword token={token} email={email} onChanged={reopen} />
        )
      }
    </TokenPage>
  );
}
