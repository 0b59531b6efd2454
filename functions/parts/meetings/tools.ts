import { cards, detailOf, paragraph, SHOWN, said } from '#functions/core/advisor/blocks.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import { aheadOf } from '#functions/core/advisor/interviews.ts';
import { AVAILABILITY, CALENDAR } from '#functions/core/advisor/screens.ts';
import { momentIn } from '#functions/core/advisor/times.ts';
import type { Fact, Tool, ToolCall } from '#functions/core/advisor/tool.ts';
import { date, number, text, word } from '#functions/core/advisor/values.ts';
import { counted, sentence } from '#functions/core/advisor/words.ts';
import { ROLES, type Role } from '#shared/core/contract.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import { isOver } from '#shared/features/meetings/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';

/** What a meeting is, by its reason. */
const KINDS: Readonly<Record<ShownMeeting['reason']['kind'], string>> = {
  application: 'interview',
  mentorship: 'mentoring session',
  ask: 'call',
  buddy: 'call',
  request: 'meeting',
};

/** The other side, as the user meets them. */
const withWhom = ({ side, host, guest }: ShownMeeting): string => (side === 'host' ? guest : host).name;

/** Whether a proposed meeting waits for this user: the guest picks a time, unless they asked the host for others. */
const waitsForUser = ({ side, asked }: ShownMeeting): boolean =>
  asked === undefined ? side === 'guest' : side === 'host';

const whenOf = (meeting: ShownMeeting, timeZone: string): string => {
  if (meeting.start !== undefined) return momentIn(meeting.start, timeZone);
  if (!waitsForUser(meeting)) return 'waits for their answer';
  return meeting.side === 'guest' ? 'pick a time' : 'they ask for other times';
};

const factOf = (meeting: ShownMeeting, { timeZone }: Pick<ToolCall, 'timeZone'>): Fact => ({
  about: meeting.start === undefined ? 'meeting without a time' : 'meeting',
  path: meetingPath(meeting.id),
  values: {
    topic: text(meeting.topic),
    kind: word(KINDS[meeting.reason.kind]),
    with: text(withWhom(meeting)),
    ...(meeting.start !== undefined && { at: date(momentIn(meeting.start, timeZone)) }),
    minutes: number(meeting.minutes),
  },
});

const leadFor = (
  booked: readonly ShownMeeting[],
  open: readonly ShownMeeting[],
  timeZone: string,
): string => {
  const [next] = booked;
  const first =
    next?.start === undefined
      ? 'You have no meeting in the next six weeks.'
      : `Your next meeting is the ${KINDS[next.reason.kind]} with ${withWhom(next)} on ${momentIn(next.start, timeZone)}.`;
  const waiting = open.filter(waitsForUser).length;
  const rest = booked.length > 1 ? ` After it come ${counted(booked.length - 1, 'more', 'more')}.` : '';
  const answers =
    waiting > 0
      ? ` ${sentence(counted(waiting, 'proposed meeting waits', 'proposed meetings wait'))} for your answer.`
      : '';
  return `${first}${rest}${answers}`;
};

const EMPTY: Readonly<Record<Role, string>> = {
  student: 'Interviews and mentoring sessions appear here once a time is set.',
  alumni: 'Interviews and mentoring sessions appear here once a time is set.',
  mentor: 'Sessions appear here once a mentee books one of your free times.',
  employer: 'Interviews appear here once an applicant picks a time.',
  admin: 'Meetings appear here once a time is set.',
};

const NEXT: Readonly<Record<Role, readonly string[]>> = {
  student: ['How are my applications going?', 'Prepare my next session'],
  alumni: ['How are my applications going?', 'Prepare my next session'],
  mentor: ['Prepare my next session', 'What are my next free times?'],
  employer: ['Which answers are overdue?', 'How is my pipeline?'],
  admin: ['What waits for me?'],
};

const upcoming = defineTool({
  intent: 'meetings.upcoming',
  roles: ROLES,
  question: 'What are my next meetings?',
  routes: ['meetings.list'],
  answer: async (call) => {
    const { now, timeZone, user } = call;
    const { items } = await call.call('meetings.list', { query: aheadOf(now) });
    const booked = items
      .filter((meeting) => meeting.status === 'confirmed' && !isOver(meeting, now.getTime()))
      .sort((one, other) => ((one.start ?? '') < (other.start ?? '') ? -1 : 1));
    const open = items
      .filter(({ status }) => status === 'proposed')
      .sort((one, other) => Number(waitsForUser(other)) - Number(waitsForUser(one)));
    const sources = user.role === 'mentor' ? [CALENDAR, AVAILABILITY] : [CALENDAR];
    const suggestions = NEXT[user.role];
    if (booked.length + open.length === 0)
      return said(`You have no meeting in the next six weeks. ${EMPTY[user.role]}`, { sources, suggestions });
    const shown = [
      ...open.filter(waitsForUser),
      ...booked,
      ...open.filter((one) => !waitsForUser(one)),
    ].slice(0, SHOWN);
    return {
      blocks: [
        paragraph(leadFor(booked, open, timeZone)),
        ...cards(
          shown.map((meeting) => ({
            title: meeting.topic,
            detail: detailOf(whenOf(meeting, timeZone), `with ${withWhom(meeting)}`, meeting.about),
            path: meetingPath(meeting.id),
          })),
        ),
      ],
      sources,
      facts: [
        {
          about: 'meetings in the next six weeks',
          values: { booked: number(booked.length), proposed: number(open.length) },
          path: CALENDAR.url,
        },
        ...shown.map((meeting) => factOf(meeting, call)),
      ],
      references: shown.map(({ id, topic }) => ({ kind: 'meeting', id, label: topic })),
      suggestions,
    };
  },
});

/** What the advisor can say about meetings, interviews and sessions. */
export const TOOLS: readonly Tool[] = [upcoming];
