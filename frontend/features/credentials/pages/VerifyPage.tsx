import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#frontend/core/useHydrated.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { VerifyForm } from '../components/VerifyForm.tsx';
import { useVerification } from '../useVerification.ts';

const VerdictView = lazyPart(async () => ({
  default: (await import('../components/VerdictView.tsx')).VerdictView,
}));

/** `/verify`: says whether a credential is Fledge's, whether it was changed, and whether it is in force. */
export default function VerifyPage() {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const linked = hydrated ? params.get('credential') : null;
  const { result, pending, check } = useVerification(linked);
  const shown = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    // Users who asked go on reading at the answer.
    if (result && asked) shown.current?.focus();
  }, [result, asked]);
  // It says what was found also when the network is gone by then.
  useEffect(() => void VerdictView.preload().catch(() => undefined), []);
  return (
    <div className="mx-auto w-full max-w-page px-4 py-10 md:px-6 md:py-14">
      <div className="flex max-w-split flex-col gap-8">
        <header>
          <h1 className="text-section font-semibold text-balance">Verify a credential</h1>
          <p className="mt-3 max-w-prose text-lead text-muted">
            Whether a certificate or badge is from Fledge, whether it was changed, and whether it is in force.
            Your browser checks it: nothing of it is sent to us.
          </p>
        </header>
        <VerifyForm
          pending={pending}
          onText={(text) => {
            setAsked(true);
            void check(text);
          }}
        />
        <div ref={shown} tabIndex={-1} aria-live="polite" className="outline-none">
          {result && 'finding' in result && (
            <Suspense fallback={null}>
              <VerdictView finding={result.finding} />
            </Suspense>
          )}
          {result && 'problem' in result && (
            <Notice tone="warning" icon={<AlertIcon aria-hidden="true" />} title="Nothing was checked">
              {result.problem}
            </Notice>
          )}
        </div>
        <section aria-labelledby="how" className="max-w-prose text-small text-muted">
          <h2 id="how" className="text-body font-semibold text-text">
            How it is checked
          </h2>
          <p className="mt-2">
            A credential is signed with a key that only Fledge has. Your browser compares the signature with
            what the document says, and asks this site for the public key and for the list of credentials that
            were suspended or revoked: a list of all, so that nobody learns which one you look at. An offline
            bundle has that list in it, as of the day when it was made.
          </p>
          <noscript>
            <p className="mt-2">Checking needs JavaScript, since it happens in your browser.</p>
          </noscript>
        </section>
      </div>
    </div>
  );
}
