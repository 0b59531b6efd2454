import { api } from '#frontend/core/api/client.ts';
import type { ReasonRequest } from '#frontend/core/decisions/decision.ts';
import { fullName } from '#shared/core/names.ts';
import type { DirectoryUser } from '#shared/features/admin/directory.ts';
import { type DecisionKind, REASON_HINT, REASONS, reasonSchema } from './decisionReasons.ts';

/** A user about whom an admin decides. */
export type DecisionUser = Pick<DirectoryUser, 'id' | 'firstName' | 'lastName'>;

interface UserDecision {
  /** Begins the title: 'Suspend Ada Lovelace?', 'Suspend 3 accounts?'. */
  verb: string;
  description: { one: string; several: string };
  submit: { one: string; several: string };
  /** Ends the result: 'Account suspended', '3 accounts suspended'. */
  done: string;
  variant: ReasonRequest['variant'];
  decide: (id: string, reason: string) => Promise<unknown>;
}

const route =
  (id: 'admin.suspend' | 'admin.restore' | 'admin.reject') =>
  (userId: string, reason: string): Promise<unknown> =>
    api.call(id, { params: { id: userId }, body: { reason } });

/** The decisions about users: what the dialog says, and what it does. */
export const USER_DECISIONS: Readonly<Record<DecisionKind, UserDecision>> = {
  suspend: {
    verb: 'Suspend',
    description: {
      one: 'The user is signed out everywhere and can’t sign in until you restore the account.',
      several: 'The users are signed out everywhere and can’t sign in until you restore their accounts.',
    },
    submit: { one: 'Suspend account', several: 'Suspend accounts' },
    done: 'suspended',
    variant: 'danger',
    decide: route('admin.suspend'),
  },
  restore: {
    verb: 'Restore',
    description: {
      one: 'The user can sign in again right away.',
      several: 'The users can sign in again right away.',
    },
    submit: { one: 'Restore account', several: 'Restore accounts' },
    done: 'restored',
    variant: 'primary',
    decide: route('admin.restore'),
  },
  reject: {
    verb: 'Reject',
    description: {
      one: 'The account stays without the permissions of its role. You can still approve it later.',
      several: 'The accounts stay without the permissions of their roles. You can still approve them later.',
    },
    submit: { one: 'Reject and send reason', several: 'Reject and send reason' },
    done: 'rejected',
    variant: 'danger',
    decide: route('admin.reject'),
  },
};

/** What the dialog of a decision about one user says and does. */
export const aboutOne = (kind: DecisionKind, user: DecisionUser): ReasonRequest => {
  const { verb, description, submit, done, variant, decide } = USER_DECISIONS[kind];
  const name = fullName(user);
  return {
    title: `${verb} ${name}?`,
    description: description.one,
    usual: REASONS[kind],
    hint: REASON_HINT,
    schema: reasonSchema,
    draft: `${kind}:${user.id}`,
    submit: submit.one,
    variant,
    send: (reason) => decide(user.id, reason),
    done: { title: `Account ${done}`, description: `${name} will get an email.` },
  };
};
