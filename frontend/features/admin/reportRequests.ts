import { api } from '#frontend/core/api/client.ts';
import type { ReasonRequest } from '#frontend/core/decisions/decision.ts';
import { fullName } from '#shared/core/names.ts';
import type { Report } from '#shared/features/reports/routes.ts';
import type { ReportDecision } from '#shared/features/reports/rules.ts';
import { CASE_REASONS, DETAILS_MAX, REASON_HINT, reasonSchema } from './decisionReasons.ts';

interface DecisionTexts extends Pick<ReasonRequest, 'description' | 'submit' | 'hint' | 'variant'> {
  /** Begins the title. */
  verb: string;
  done: string;
}

const TEXTS: Readonly<Record<ReportDecision, DecisionTexts>> = {
  warn: {
    verb: 'Warn',
    description: 'The user gets a notification and an email with your reason, and not who reported them.',
    submit: 'Send warning',
    hint: REASON_HINT,
    variant: 'primary',
    done: 'Warning sent',
  },
  suspend: {
    verb: 'Suspend',
    description: 'The user is signed out everywhere and can’t sign in until you restore the account.',
    submit: 'Suspend account',
    hint: REASON_HINT,
    variant: 'danger',
    done: 'Account suspended',
  },
  dismiss: {
    verb: 'Dismiss the report of',
    description:
      'No action is taken against the reported user. We let the reporter know that we found nothing against our rules.',
    submit: 'Dismiss report',
    hint: `Only admins see this, in the case and the audit log. Up to ${DETAILS_MAX} characters.`,
    variant: 'primary',
    done: 'Report dismissed',
  },
};

/** What the dialog of a decision about a case says and does. */
export const reportRequest = ({ id, reported }: Report, decision: ReportDecision): ReasonRequest => {
  const { verb, done, ...texts } = TEXTS[decision];
  return {
    ...texts,
    title: `${verb} ${fullName(reported)}?`,
    usual: CASE_REASONS[decision],
    schema: reasonSchema,
    draft: `case:${decision}:${id}`,
    send: (reason) => api.call('reports.decide', { params: { id }, body: { decision, reason } }),
    done: { title: done, description: 'The reporter is notified that the report was reviewed.' },
  };
};
