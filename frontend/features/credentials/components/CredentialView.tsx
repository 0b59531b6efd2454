import { type ReactNode, useId } from 'react';
import { useHydrated } from '#frontend/core/useHydrated.ts';
import { isInForce, signedDay, stateOf, validityInWords } from '#frontend/parts/credentials/state.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Facts } from '#frontend/ui/data/Facts.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon, EyeOffIcon } from '#frontend/ui/style/icons.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { documentPath } from '#shared/features/credentials/paths.ts';
import { KIND_TEXTS } from '#shared/features/credentials/rules.ts';
import type { PublicCredential } from '#shared/features/credentials/schema.ts';
import { verifyPath } from '../paths.ts';
import { Certificate } from './Certificate.tsx';

/** What is said of a credential that is not in force. */
const NOT_IN_FORCE: Readonly<Record<string, string>> = {
  Expired: 'Its time is over. Its holder may have a later one.',
  Suspended: `${PRODUCT} has suspended it. It may be restored.`,
  Revoked: `${PRODUCT} has revoked it. Don’t rely on it.`,
};

interface CredentialViewProps {
  credential: PublicCredential;
  /** Its holder hides the page, and looks at it themselves. */
  isHidden?: boolean;
}

/** A credential as its page shows it: the certificate, what was shown and how, and how to check it. */
export function CredentialView({ credential, isHidden = false }: CredentialViewProps) {
  const { id, kind, achievement, issuedAt, issuer, evidence, replaced } = credential;
  const now = new Date(credential.asOf);
  const state = stateOf(credential, now);
  const hydrated = useHydrated();
  return (
    <article className="mx-auto flex max-w-split flex-col gap-8">
      {isHidden && (
        <div className="print:hidden">
          <Notice icon={<EyeOffIcon aria-hidden="true" />} title="Only you see this page">
            You hide it. Everyone else is told that it has no public page.
          </Notice>
        </div>
      )}
      {!isInForce(credential, now) && (
        <Notice tone="warning" icon={<AlertIcon aria-hidden="true" />} title={`${state.label}: not in force`}>
          {NOT_IN_FORCE[state.label]}
        </Notice>
      )}
      <Certificate credential={credential} now={now} />
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <p className="flex flex-wrap items-center gap-3 text-small">
          <StatusBadge {...state} />
          {validityInWords(credential, now)}
          {replaced && ' A later one has replaced it.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button disabled={!hydrated} onClick={() => window.print()}>
            Print
          </Button>
          <ButtonLink to={verifyPath(id)} variant="primary">
            Verify it
          </ButtonLink>
        </div>
      </div>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_18rem] print:hidden">
        <div className="flex min-w-0 flex-col gap-8">
          <Part title="What was shown">
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {achievement.criteria}
            </p>
          </Part>
          {evidence.length > 0 && (
            <Part title="How, and under which conditions">
              <dl className="flex flex-col gap-4">
                {evidence.map(({ name, narrative }) => (
                  <div key={name}>
                    <dt className="font-medium">{name}</dt>
                    <dd className="wrap-anywhere">
                      <bdi>{narrative}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            </Part>
          )}
        </div>
        <div className="flex flex-col gap-6">
          <Facts
            title="About"
            facts={[
              ['Kind', KIND_TEXTS[kind].label],
              ['Skills', achievement.skills.join(', ')],
              ['Issued by', PRODUCT],
              ['Issuer', issuer],
              ['Issued on', signedDay(issuedAt)],
              ['Version', String(achievement.version)],
            ]}
          />
          {!isHidden && (
            <p className="text-small">
              <a
                href={documentPath(id)}
                className="rounded-tick py-1 font-medium text-brand underline underline-offset-3"
              >
                Signed document (JSON)
              </a>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-title font-semibold">
        {title}
      </h2>
      <div className="mt-3 max-w-prose">{children}</div>
    </section>
  );
}
