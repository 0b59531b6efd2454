import type { NamedOpportunity, NotificationEvent } from '#shared/features/notification-kinds.ts';
import type { Person } from './people.ts';

/** An opportunity as the API answers it. */
type Listed = Omit<NamedOpportunity, 'opportunityId'> & { readonly id: string };

/**
 * Notifies a user that employers reviewed their applications for these opportunities, the last one latest: directly in
 * the local stack's table, since no screen of the employers does that yet.
 */
export const notifyReviewed = async (
  { id }: Pick<Person, 'id'>,
  opportunities: readonly Listed[],
): Promise<void> => {
  const [{ connectLocal, readRuntime }, { notify }] = await Promise.all([
    import('#functions/commands/endpoints.ts'),
    import('#functions/features/notifications/repository.ts'),
  ]);
  connectLocal(readRuntime(process.env.E2E_DATA_DIR ?? ''));
  const now = Date.now();
  for (const [index, { id: opportunityId, title, company }] of opportunities.entries()) {
    const event: NotificationEvent = {
      kind: 'application',
      status: 'reviewed',
      opportunityId,
      title,
      company,
    };
    await notify(id, new Date(now - opportunities.length + index).toISOString(), event);
  }
};
