import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Certificates } from '../components/Certificates.tsx';
import CertificatesTab from '../components/CertificatesTab.tsx';

const NO_BADGES = {
  title: 'No badges yet',
  text: 'Badges are for what people do here: a first review of a project, ten questions answered in time, a term as a mentor.',
};

/** `/dashboard/certificates`: what the user has achieved, with how to share, hide and appeal it. */
export default function OwnCredentialsPage() {
  const { role } = useCurrentUser();
  return (
    <>
      <PageHeader
        title="Certificates and badges"
        description="Signed documents of what you have shown and done. You choose whether others see their pages."
      />
      {role === 'student' ? <CertificatesTab /> : <Certificates claims={[]} empty={NO_BADGES} />}
    </>
  );
}
