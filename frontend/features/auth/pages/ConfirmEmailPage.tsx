import { api } from '#frontend/core/api/client.ts';
import { AddressConfirmed } from '../components/AddressConfirmed.tsx';
import { LinkNotValid } from '../components/LinkNotValid.tsx';
import { TokenPage } from '../components/TokenPage.tsx';

/** The page that the link of the confirmation mail opens. */
export default function ConfirmEmailPage() {
  return (
    <TokenPage
      route="auth.confirm"
      // The server answers the same token alike each time.
      open={(token) => api.call('auth.confirm', { body: { token } })}
      opening="Confirming your address…"
      failed="We could not look at your link"
      invalid={<LinkNotValid />}
    >
      {({ email }) => <AddressConfirmed email={email} />}
    </TokenPage>
  );
}
