import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { storeReveals } from '#functions/parts/screening/repository.ts';
import type { screening } from '#shared/features/screening/routes.ts';
import { candidatesOf } from './candidates.ts';

/** Reveals names to the caller. It is recorded before the answer leaves. */
export const reveal: Handler<typeof screening.reveal, StoredOpportunity> = async ({
  record: { id },
  body: { keys },
  account,
  now,
}) => {
  const { all } = await candidatesOf(id, account.id, now);
  const wanted = all.filter(({ key }) => keys.includes(key));
  if (wanted.length < new Set(keys).size)
    throw new AppError('not_found', { message: 'One of the candidates is no longer in this list.' });
  await storeReveals(
    id,
    wanted.map(({ row }) => row.userId),
    account.id,
    now,
  );
  return { items: wanted.map(({ key, row: { userId, name } }) => ({ key, userId, name })) };
};
