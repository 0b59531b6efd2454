import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { retrying } from '#functions/core/retry.ts';
import { isRefused, type Steps } from '#functions/core/transaction.ts';
import { auditUserOf } from '#functions/parts/admin/account-change.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import type { AuditAction } from '#shared/features/admin/audit.ts';
import type { reviews } from '#shared/features/reviews/routes.ts';
import { REFERENCES_IN_USE } from '#shared/features/reviews/rules.ts';
import type { RatedReference } from '#shared/features/reviews/schema.ts';
import {
  allReferences,
  countInUse,
  getReference,
  inUseWrite,
  referenceWrite,
} from './reference-repository.ts';

/** The reference projects with their scores, those in use first. */
export const adminReferences: Handler<typeof reviews.adminReferences> = async () => ({
  items: await allReferences(),
});

interface Decision {
  readonly account: { id: string; firstName: string; lastName: string };
  readonly action: AuditAction;
  readonly reference: RatedReference;
  readonly now: Date;
}

const factOf = ({ account, action, reference, now }: Decision) => ({
  at: now.toISOString(),
  actor: auditUserOf(account),
  action,
  target: { id: reference.id, name: reference.title },
  reason: '',
  before: { inUse: action === 'retire_reference' },
  after: { inUse: action === 'add_reference' },
});

/** Does `attempt` again when another admin changed the number of references in use at that moment. */
const whileOthersDo = <T>(attempt: () => Promise<T>): Promise<T> =>
  retrying(attempt, (error) => isRefused<Steps>(error) && error.failed.inUse !== undefined);

/** Adds a reference project. */
export const addReference: Handler<typeof reviews.addReference> = ({ body, account, now }) => {
  const reference = { id: newId(), ...body };
  return whileOthersDo(async () => {
    const { stored, inUse } = await countInUse();
    if (inUse >= REFERENCES_IN_USE.max)
      throw new AppError('limit_reached', {
        message: `At most ${REFERENCES_IN_USE.max} reference projects are in use. Retire one first.`,
      });
    await auditedTransaction(factOf({ account, action: 'add_reference', reference, now }), {
      reference: referenceWrite(reference, false),
      inUse: inUseWrite(stored, inUse + 1),
    });
    return reference;
  });
};

/** Retires a reference project; done again, it changes nothing. As many as mentors rate stay in use. */
export const retireReference: Handler<typeof reviews.retireReference> = async ({ params, account, now }) =>
  whileOthersDo(async () => {
    const reference = await getReference(params.id);
    if (!reference) throw new AppError('not_found', { message: 'This reference project doesn’t exist.' });
    const { retired, ...rest } = reference;
    if (retired) return { retired: true };
    const { stored, inUse } = await countInUse();
    if (inUse <= REFERENCES_IN_USE.min)
      throw new AppError('conflict', {
        message: `Mentors rate ${REFERENCES_IN_USE.min} projects before their first review. Add another one first.`,
      });
    await auditedTransaction(factOf({ account, action: 'retire_reference', reference: rest, now }), {
      reference: referenceWrite(rest, true),
      inUse: inUseWrite(stored, inUse - 1),
    });
    return { retired: true };
  });
