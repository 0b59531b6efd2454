import { useClaims } from '#frontend/parts/credentials/useClaims.ts';
import { Certificates } from './Certificates.tsx';
import { Imports } from './Imports.tsx';

/** What a student has achieved: certificates to claim and to share, badges, and credentials from elsewhere. */
export default function CertificatesTab() {
  return (
    <div className="flex max-w-page flex-col gap-8">
      <Certificates claims={useClaims()} />
      <Imports />
    </div>
  );
}
