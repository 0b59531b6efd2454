import { useEffect } from 'react';
import { forgetDraft } from '#frontend/core/session/drafts.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import type { Role } from '#shared/core/contract.ts';
import type { GoogleOutcome } from '#shared/features/google/routes.ts';
import { AUTH_DRAFT } from '../authDrafts.ts';
import { isSignedInOutcome, OUTCOME_TEXTS, showWelcomeToast } from '../googleOutcomes.ts';

/** Shows a one-time notification after a sign-in with Google. */
export function GoogleGreeting({ outcome, role }: { outcome: GoogleOutcome | undefined; role: Role }) {
  useEffect(() => {
    if (!isSignedInOutcome(outcome)) return;
    forgetDraft(AUTH_DRAFT);
    showWelcomeToast(outcome, role);
  }, [outcome, role]);
  return null;
}

/** Explains above the form why sign-in with Google has not succeeded. */
export function GoogleNotice({ outcome }: { outcome: GoogleOutcome }) {
  const { title, text } = OUTCOME_TEXTS[outcome];
  const asks = outcome === 'choose-role' || outcome === 'cancelled';
  return asks ? (
    <Notice role="status" title={title}>
      {text}
    </Notice>
  ) : (
    <Notice role="alert" tone="warning" icon={<AlertIcon aria-hidden="true" />} title={title}>
      {text}
    </Notice>
  );
}
