import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { maySee } from '#functions/parts/events/audience.ts';
import { getEvent, getGuest, isHost } from '#functions/parts/events/repository.ts';
import type { EventEvidence } from '#shared/features/reports/routes.ts';

/**
 * An event that the reported user hosts, as those see it now who may come: what is announced, why it was cancelled, and to its
 * guests what the reported user wrote.
 */
export const eventEvidenceOf = async (
  eventId: string,
  reporter: Account,
  reportedId: string,
): Promise<EventEvidence> => {
  const [event, guest] = await Promise.all([getEvent(eventId), getGuest(eventId, reporter.id)]);
  if (!event || !isHost(event, reportedId) || !(await maySee(event, guest, reporter)))
    throw new AppError('not_found', { message: 'This event doesn’t exist.' });
  const { id, title, startsAt, timeZone, venue, description, reason, updatedAt } = event;
  const announced = [description, venue, reason].filter((text) => text !== '').join('\n\n');
  const messages = guest ? event.messages.filter(({ by }) => by.id === reportedId) : [];
  return {
    id,
    title,
    startsAt,
    timeZone,
    texts: [
      ...(announced === '' ? [] : [{ text: announced, at: updatedAt }]),
      ...messages.map(({ text, at }) => ({ text, at })),
    ],
  };
};
