import { useClaims } from '#frontend/parts/credentials/useClaims.ts';
import { Certificates } from './Certificates.tsx';
import { Imports } from './Imports.tsx';

const NO_CERTIFICATES = {
  title: 'No certificates yet',
  text: 'Finish a course or pass its test, and claim the certificate here.',
};

/** What a student has achieved: certificates to claim and to share, badges, and credentials from elsewhere. */
export default function CertificatesTab() {
  return (
    <div className="flex max-w-page flex-col gap-8">
      <Certificates claims={useClaims()} empty={NO_CERTIFICATES} />
      <Imports />
    </div>
  );
}
