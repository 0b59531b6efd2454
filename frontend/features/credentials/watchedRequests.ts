import { api } from '#frontend/core/api/client.ts';
import type { ReasonRequest } from '#frontend/core/decisions/decision.ts';
import { detailsBeside, OTHER, reasonSchemaFor } from '#frontend/core/forms/reasons.ts';
import { CREDENTIAL_TEXT } from '#shared/features/credentials/rules.ts';
import type { WatchedCredential } from '#shared/features/credentials/schema.ts';
import type { CredentialDecisionName } from './watched.ts';

interface DecisionTexts extends Pick<ReasonRequest, 'description' | 'submit' | 'usual' | 'variant'> {
  title: (what: string) => string;
  done: string;
}

const TEXTS: Readonly<Record<CredentialDecisionName, DecisionTexts>> = {
  restore: {
    title: (what) => `Restore ${what}?`,
    description: 'It is in force again, and its skills count in matches. An appeal that waits is granted.',
    submit: 'Restore',
    usual: ['We looked again and found nothing wrong.', 'Your appeal explains what looked unusual.', OTHER],
    variant: 'primary',
    done: 'Credential restored',
  },
  decline: {
    title: (what) => `Decline the appeal about ${what}?`,
    description: 'The credential stays as it is. Its holder can’t appeal against this decision again.',
    submit: 'Decline appeal',
    usual: ['The appeal doesn’t explain what we found.', OTHER],
    variant: 'primary',
    done: 'Appeal declined',
  },
  suspend: {
    title: (what) => `Suspend ${what}?`,
    description:
      'Anyone who checks it learns that within seconds, and its skills don’t count in matches. It can be restored.',
    submit: 'Suspend',
    usual: [
      'We are looking at something unusual in the test.',
      'We are looking at how independent the reviews of the task were.',
      OTHER,
    ],
    variant: 'danger',
    done: 'Credential suspended',
  },
  revoke: {
    title: (what) => `Revoke ${what}?`,
    description:
      'Anyone who checks it learns that within seconds, and its skills don’t count in matches. It is restored by an appeal alone.',
    submit: 'Revoke',
    usual: [
      'The test was not taken by you.',
      'The task was not your own work.',
      'It was issued by mistake.',
      OTHER,
    ],
    variant: 'danger',
    done: 'Credential revoked',
  },
};

const DETAILS_MAX = detailsBeside(
  Object.values(TEXTS).flatMap(({ usual }) => usual),
  CREDENTIAL_TEXT.reason,
);
/** The reason of a decision about a credential, in one line. */
export const credentialReasonSchema = reasonSchemaFor(DETAILS_MAX);

/** What the dialog of a decision about a credential says and does. */
export const credentialRequest = (
  { id, user, achievement }: WatchedCredential,
  decision: CredentialDecisionName,
): ReasonRequest => {
  const { title, done, ...texts } = TEXTS[decision];
  return {
    ...texts,
    title: title(`“${achievement.name}” of ${user.name}`),
    hint: `Its holder reads this, and it’s recorded in the audit log. Up to ${DETAILS_MAX} characters.`,
    schema: credentialReasonSchema,
    draft: `credential:${decision}:${id}`,
    send: (reason) => api.call(`credentials.${decision}`, { params: { id }, body: { reason } }),
    done: { title: done, description: 'Its holder is notified.' },
  };
};
