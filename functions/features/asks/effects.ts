import * as z from 'zod';
import { requestMail } from '#functions/core/mail/request.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { shortened } from '#shared/core/characters.ts';
import type { AskNews, AskSide } from '#shared/features/asks/rules.ts';

// With a schema of its own: the consumer `stream` carries it.

const personSchema = z.object({ id: z.string(), name: z.string() });
const toldSchema = z.object({
  id: z.string(),
  student: personSchema,
  alumnus: personSchema,
  status: z.string(),
  question: z.string(),
  meetingId: z.string().optional(),
  updatedAt: z.string(),
  publication: z.object({ agreed: z.array(z.string()), published: z.boolean() }).optional(),
});
type Told = z.infer<typeof toldSchema>;

/** How much of a question a notification shows. */
const SHOWN = 100;

/** What a change of the status is to the other side. A call has the notification and the mail of its meeting. */
const newsOf = ({ status, meetingId }: Told): readonly [AskNews, AskSide] | undefined => {
  if (status === 'asked') return ['asked', 'alumnus'];
  if (status === 'declined' || status === 'lapsed') return [status, 'student'];
  return status === 'answered' && meetingId === undefined ? ['answered', 'student'] : undefined;
};

/** Who is told about publication: the side that has not agreed yet, or both once it is published. */
const publicationNews = (ask: Told, before: Told | undefined): (readonly [AskNews, AskSide])[] => {
  const { agreed = [], published = false } = ask.publication ?? {};
  if (published && !before?.publication?.published)
    return [
      ['published', 'student'],
      ['published', 'alumnus'],
    ];
  const isNew = agreed.some((side) => !before?.publication?.agreed.includes(side));
  if (!isNew || published) return [];
  return [['publish_wanted', agreed.includes('student') ? 'alumnus' : 'student']];
};

/** Notifies the other side of what happened to an ask; of what asks for something, also by mail. */
export const notifyAsk: Effect = async ({ before, after }) => {
  const ask = toldSchema.safeParse(after).data;
  if (!ask) return;
  const was = toldSchema.safeParse(before).data;
  const news = was?.status === ask.status ? undefined : newsOf(ask);
  for (const [what, side] of [...(news ? [news] : []), ...publicationNews(ask, was)]) {
    const person = side === 'student' ? ask.alumnus.name : ask.student.name;
    const question = shortened(ask.question.replace(/\s+/g, ' '), SHOWN);
    const event = { kind: 'ask', askId: ask.id, news: what, side, person, question } as const;
    await notify(ask[side].id, ask.updatedAt, event);
    if (what !== 'published') await requestMail(ask[side].id, ask.updatedAt, event);
  }
};
