import { signedDay, validityInWords } from '#frontend/parts/credentials/state.ts';
import { Logo } from '#frontend/ui/layout/Logo.tsx';
import { PRODUCT } from '#shared/core/product.ts';
import { KIND_TEXTS } from '#shared/features/credentials/rules.ts';
import type { PublicCredential } from '#shared/features/credentials/schema.ts';

/** What each kind is headed with on paper. */
const HEADINGS = {
  completed: 'Certificate of completion',
  assessed: 'Certificate of assessment',
  certified: 'Certificate',
  badge: 'Badge',
} as const;

interface CertificateProps {
  credential: PublicCredential;
  /** The present, by which it is said until when it is valid. */
  now: Date;
}

/** A credential as a certificate: what is seen first of its page, and all of it on paper, in landscape. */
export function Certificate({ credential, now }: CertificateProps) {
  const { id, kind, achievement, recipient, issuedAt, issuer } = credential;
  return (
    <section
      aria-label="Certificate"
      className="certificate rounded-card border-2 border-brand bg-raised p-2"
    >
      <div className="flex h-full flex-col items-center rounded-control border border-line px-5 py-8 text-center md:px-12 md:py-12">
        <Logo />
        <p className="mt-6 text-small font-medium tracking-wide text-accent-text uppercase md:mt-8">
          {HEADINGS[kind]}
        </p>
        <h1 className="mt-3 max-w-prose text-section font-semibold text-balance wrap-anywhere">
          <bdi>{achievement.name}</bdi>
        </h1>
        <p className="mt-6 text-small text-muted">awarded to</p>
        <p className="mt-1 text-heading font-semibold text-brand wrap-anywhere">
          <bdi>{recipient}</bdi>
        </p>
        <p className="mt-6 max-w-prose text-balance">
          {kind === 'badge' ? achievement.criteria : KIND_TEXTS[kind].meaning}
        </p>
        {achievement.skills.length > 0 && (
          <p className="mt-3 text-small font-medium wrap-anywhere">{achievement.skills.join(' · ')}</p>
        )}
        <dl className="mt-auto flex w-full flex-wrap justify-center gap-x-12 gap-y-3 pt-10 text-small">
          <Fact label="Issued by" value={PRODUCT} />
          <Fact label="On" value={signedDay(issuedAt)} />
          <Fact label="Validity" value={validityInWords(credential, now)} />
        </dl>
        <p className="mt-6 text-fine text-muted wrap-anywhere">
          {`${id} · signed by ${issuer} · anyone can check it at /verify`}
        </p>
      </div>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
