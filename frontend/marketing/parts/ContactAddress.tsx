import { mailtoLink } from '#shared/core/email-address.ts';
import { shownAddress } from '#shared/core/shown-address.ts';

/** The address that admins have set for contact, as a link. Loaded once there is one. */
export default function ContactAddress({ address }: { address: string }) {
  return (
    <a
      href={mailtoLink(address)}
      className="rounded-tick py-1 font-medium text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      {shownAddress(address)}
    </a>
  );
}
