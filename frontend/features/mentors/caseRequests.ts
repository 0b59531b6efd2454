import { api } from '#frontend/core/api/client.ts';
import type { ReasonRequest } from '#frontend/core/decisions/decision.ts';
import { detailsBeside, OTHER, reasonSchemaFor } from '#frontend/core/forms/reasons.ts';
import { REASON_MAX } from '#shared/core/decisions.ts';
import { fullName } from '#shared/core/names.ts';
import type { MentorCase } from '#shared/features/mentors/routes.ts';
import type { MentorDecision } from '#shared/features/mentors/rules.ts';

interface CaseTexts extends Pick<ReasonRequest, 'description' | 'submit' | 'usual' | 'variant'> {
  title: (name: string) => string;
  done: (name: string) => string;
  /** The mentor reads the reason; else only admins do. */
  isRead?: boolean;
}

const TEXTS: Readonly<Record<MentorDecision, CaseTexts>> = {
  approve: {
    title: (name) => `Approve ${name} as a mentor?`,
    description: 'Students can find them once they have a free place and bookable time.',
    submit: 'Approve mentor',
    usual: ['The profile shows the experience.', 'The user is known to us.', OTHER],
    variant: 'primary',
    done: (name) => `${name} is approved as a mentor`,
  },
  reject: {
    title: (name) => `Reject ${name} as a mentor?`,
    description: 'Students can’t find them. They can change their settings and ask again.',
    submit: 'Reject and send reason',
    usual: [
      'The profile doesn’t show enough experience to mentor.',
      'The profile is incomplete.',
      'The settings don’t say what you can help with.',
      OTHER,
    ],
    variant: 'danger',
    done: (name) => `${name} is rejected as a mentor`,
    isRead: true,
  },
  allow_minors: {
    title: (name) => `Let ${name} mentor students under 18?`,
    description:
      'Students under 18 can find them and ask them. Neither side sees contact data of the other, and sessions take place in our own rooms.',
    submit: 'Allow students under 18',
    usual: ['We checked their record with minors.', 'They work with minors in their profession.', OTHER],
    variant: 'primary',
    done: (name) => `${name} may mentor students under 18`,
  },
  disallow_minors: {
    title: (name) => `No students under 18 for ${name}?`,
    description: 'Students under 18 can’t find them any more. Mentorships that have begun go on.',
    submit: 'Disallow students under 18',
    usual: ['The check is out of date.', 'Another user raised a concern.', OTHER],
    variant: 'danger',
    done: (name) => `${name} mentors no students under 18`,
    isRead: true,
  },
};

const DETAILS_MAX = detailsBeside(
  Object.values(TEXTS).flatMap(({ usual }) => usual),
  REASON_MAX,
);
/** The reason of a decision about a mentor, in one line. */
export const caseReasonSchema = reasonSchemaFor(DETAILS_MAX);

/** What the dialog of a decision about a mentor says and does. */
export const caseRequest = (item: MentorCase, decision: MentorDecision): ReasonRequest => {
  const { title, done, isRead = false, ...texts } = TEXTS[decision];
  const name = fullName(item);
  return {
    ...texts,
    title: title(name),
    hint: isRead
      ? `The mentor sees this, and it’s recorded in the audit log. Up to ${DETAILS_MAX} characters.`
      : `Only admins see this, in the audit log. Up to ${DETAILS_MAX} characters.`,
    schema: caseReasonSchema,
    draft: `mentor:${decision}:${item.id}`,
    send: (reason) => api.call('mentors.decide', { params: { id: item.id }, body: { decision, reason } }),
    done: { title: done(name) },
  };
};
