import { cards, detailOf, paragraph, SHOWN, said, which } from '#functions/core/advisor/blocks.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import { momentIn } from '#functions/core/advisor/times.ts';
import type { Fact, Tool, ToolAnswer, ToolCall } from '#functions/core/advisor/tool.ts';
import { date, number, text, word } from '#functions/core/advisor/values.ts';
import { counted, quoted, sentence } from '#functions/core/advisor/words.ts';
import { ROLES } from '#shared/core/contract.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import { eventPath } from '#shared/features/events/address.ts';
import { eventWorkflow, guestWorkflow } from '#shared/features/events/rules.ts';
import type { CommunityEvent } from '#shared/features/events/schema.ts';

const EVENTS: Source = { title: 'Events', url: '/dashboard/events' };

const placesOf = ({ capacity, going, waiting }: CommunityEvent): string => {
  if (waiting > 0) return `${counted(waiting, 'person waits', 'people wait')} for a place`;
  return going >= capacity ? 'full' : `${counted(capacity - going, 'place')} left`;
};

/** What the user is at an event, in words. */
const ownWords = ({ hosting, mine }: CommunityEvent): string => {
  if (hosting) return 'you host it';
  if (!mine || mine.status === 'left') return '';
  return guestWorkflow.statuses[mine.status].label.toLowerCase();
};

const factOf = (event: CommunityEvent, { timeZone }: Pick<ToolCall, 'timeZone'>): Fact => ({
  about: 'event',
  path: eventPath(event.id),
  values: {
    title: text(event.title),
    at: date(momentIn(event.startsAt, timeZone)),
    places: number(event.capacity),
    taken: number(event.going),
    waiting: number(event.waiting),
    ...(event.mine && { own: word(guestWorkflow.statuses[event.mine.status].label) }),
  },
});

const cardOf = (event: CommunityEvent, timeZone: string) => ({
  title: event.title,
  detail: detailOf(momentIn(event.startsAt, timeZone), event.venue, placesOf(event), ownWords(event)),
  path: eventPath(event.id),
});

const referenceOf = ({ id, title }: CommunityEvent) => ({ kind: 'event' as const, id, label: title });

const forMe = defineTool({
  intent: 'events.forMe',
  roles: ROLES,
  question: 'Which events can I go to?',
  routes: ['events.list'],
  answer: async (call): Promise<ToolAnswer> => {
    const { items } = await call.call('events.list', { query: { limit: SHOWN } });
    const shown = items.filter(({ status }) => status === 'published').slice(0, SHOWN);
    const [next] = shown;
    if (!next)
      return said('No event that you may come to is planned at the moment.', {
        sources: [EVENTS],
        suggestions: ['What are my next meetings?'],
      });
    const lead = `The next event for you is ${quoted(next.title)} on ${momentIn(next.startsAt, call.timeZone)}.`;
    return {
      blocks: [paragraph(lead), ...cards(shown.map((event) => cardOf(event, call.timeZone)))],
      sources: [EVENTS],
      facts: shown.map((event) => factOf(event, call)),
      references: shown.map(referenceOf),
      suggestions: ['What are my next meetings?'],
    };
  },
});

const HOSTING: Source = { title: 'Events that you host', url: '/dashboard/events' };

/** How many have what status, as a sentence. */
const leadFor = (event: CommunityEvent): string => {
  const { title, going, waiting, capacity, status } = event;
  if (status === 'draft') return `${quoted(title)} is a draft: nobody can come until you publish it.`;
  const coming = `${sentence(counted(going, 'person has', 'people have'))} a place at ${quoted(title)}, of ${capacity.toLocaleString('en')}`;
  return waiting === 0
    ? `${coming}, and nobody waits for one.`
    : `${coming}, and ${counted(waiting, 'waits', 'wait')} for one.`;
};

const guestsOfMine = defineTool({
  intent: 'events.guests',
  roles: ['alumni', 'mentor', 'employer'],
  question: 'Who is coming to my event?',
  routes: ['events.list', 'events.guests'],
  answer: async (call): Promise<ToolAnswer> => {
    const { timeZone, references, slots } = call;
    const { items } = await call.call('events.list', { query: { mine: 'true', as: 'host', limit: SHOWN } });
    const hosted = items.filter(({ status }) => status === 'published' || status === 'draft');
    const [first] = hosted;
    if (!first) return said('You host no event that is still to come.', { sources: [HOSTING] });
    const { ordinal } = slots;
    const named =
      ordinal === undefined
        ? undefined
        : references.filter(({ kind }) => kind === 'event').at(ordinal > 0 ? ordinal - 1 : ordinal);
    const asked = hosted.find(({ id }) => id === named?.id) ?? (hosted.length === 1 ? first : undefined);
    if (!asked)
      return which(
        'Which of your events do you mean?',
        hosted.map((event) => ({
          ...referenceOf(event),
          detail: detailOf(momentIn(event.startsAt, timeZone), placesOf(event)),
          path: eventPath(event.id),
        })),
        [HOSTING],
      );
    const { items: guests } = await call.call('events.guests', {
      params: { id: asked.id },
      query: { limit: SHOWN },
    });
    return {
      blocks: [
        paragraph(leadFor(asked)),
        ...cards(
          guests.map(({ user, status }) => ({
            title: user.name,
            detail: guestWorkflow.statuses[status].label,
            path: eventPath(asked.id),
          })),
        ),
      ],
      sources: [HOSTING],
      facts: [
        { ...factOf(asked, call), about: 'event that the user hosts' },
        {
          about: 'status of it',
          path: eventPath(asked.id),
          values: { status: word(eventWorkflow.statuses[asked.status].label) },
        },
      ],
      references: [referenceOf(asked)],
    };
  },
});

/** What the advisor can say about events. Addresses of guests are none of it. */
export const TOOLS: readonly Tool[] = [forMe, guestsOfMine];
