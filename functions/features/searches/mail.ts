import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { digestFile } from '#functions/parts/meetings/digest-file.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import { UNSUBSCRIBE_PATH } from '#shared/features/searches/rules.ts';
import { type Digest, digestRequestOf } from './request.ts';

type Opening = Digest['openings'][number];

const countOf = (count: number): string => (count === 1 ? '1 new opening' : `${count} new openings`);

/** The openings under the searches that found them, in their order. */
const bySearch = (openings: readonly Opening[]): [string, Opening[]][] => [
  ...Map.groupBy(openings, ({ search }) => search),
];

/** What the digest lists, each with where it leads. */
const listsOf = ({ openings, waiting }: Digest, siteUrl: string) => {
  const { conversations, meetings, mentorships, asks, buddies, events, projects, courses } = waiting;
  const news = (heading: string, items: typeof mentorships) => ({
    heading,
    items: items.map(({ heading: detail, text, path }) => ({ text, detail, link: `${siteUrl}${path}` })),
  });
  const where = ({ company, location, salary }: Opening) =>
    [company, location, salary].filter(Boolean).join(', ');
  const lists = [
    {
      heading: 'Meetings',
      items: meetings.map(({ id, heading, text }) => ({
        text,
        detail: heading,
        link: `${siteUrl}${meetingPath(id)}`,
      })),
    },
    news('Mentoring', mentorships),
    news('Questions', asks),
    news('Buddies', buddies),
    news('Events', events),
    news('Projects', projects),
    news('Courses', courses),
    {
      heading: 'Unread messages',
      items: conversations.map(({ id, from }) => ({
        text: `${from} wrote to you`,
        detail: 'You haven’t read it yet',
        link: `${siteUrl}/dashboard/messages?open=${encodeURIComponent(id)}`,
      })),
    },
    ...bySearch(openings).map(([heading, found]) => ({
      heading,
      items: found.map((one) => ({
        text: one.title,
        detail: where(one),
        link: `${siteUrl}/opportunities/${one.id}?from=alert`,
      })),
    })),
  ];
  return lists.filter(({ items }) => items.length > 0);
};

/** `2 new openings and more for your saved searches`, or all that the digest has. */
const titleOf = ({ openings, more, waiting }: Digest): string => {
  const found = openings.length === 0 ? [] : [`${countOf(openings.length)}${more ? ' and more' : ''}`];
  if (Object.values(waiting).every(({ length }) => length === 0)) return `${found} for your saved searches`;
  const count = ({ length }: readonly unknown[], one: string, many: string) =>
    length === 0 ? [] : [length === 1 ? `1 ${one}` : `${length} ${many}`];
  return `Your day: ${[
    ...count(waiting.meetings, 'change of a meeting', 'changes of meetings'),
    ...count(waiting.mentorships, 'change of a mentorship', 'changes of mentorships'),
    ...count(waiting.asks, 'update about a question', 'updates about questions'),
    ...count(waiting.buddies, 'update about a buddy', 'updates about buddies'),
    ...count(waiting.projects, 'update about a project', 'updates about projects'),
    ...count(waiting.courses, 'update about a course', 'updates about courses'),
    ...count(waiting.events, 'update about an event', 'updates about events'),
    ...count(waiting.conversations, 'unread conversation', 'unread conversations'),
    ...found,
  ].join(', ')}`;
};

const ATTACHED = 'The attached file adds the confirmed meetings to your calendar, as they are now.';

/**
 * The mail with what waited for the digest; where it has openings, with the link that turns such mails off.
 * @param attached whether it has a file for calendars
 */
export const digestMail = (
  firstName: string,
  digest: Digest,
  siteUrl: string,
  attached = false,
): Required<MailText> => {
  const { openings, token } = digest;
  const hasOpenings = openings.length > 0;
  const title = titleOf(digest);
  const settings = { label: 'your settings', link: `${siteUrl}/dashboard/settings` };
  const stop = {
    label: 'follow this link',
    link: `${siteUrl}${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}`,
  };
  return renderMail({
    subject: `${title} · ${PRODUCT}`,
    title,
    firstName,
    body: [...listsOf(digest, siteUrl), attached ? ATTACHED : ''],
    button: hasOpenings
      ? { label: 'Explore all openings', link: `${siteUrl}/explore?sort=newest` }
      : { label: 'Go to your dashboard', link: `${siteUrl}/dashboard` },
    notes: [
      hasOpenings
        ? [
            'You received this email because alerts are turned on for saved searches. To turn off all alerts at once, ',
            stop,
            '.',
          ]
        : [
            'You received this email because it waited for your quiet hours or exceeded your emails a day. To change that, go to ',
            settings,
            '.',
          ],
    ],
  });
};

/** Mails a user the digest of a day, once; with the headers by which mail programs offer to unsubscribe (RFC 8058) from alerts. */
export const mailDigest: Effect = async ({ after, at }) => {
  const request = digestRequestOf(after);
  if (!request) return;
  const { userId, day, digest } = request;
  const account = await getAccount(userId);
  if (!account?.emailConfirmed || account.suspended) return;
  if (!canSendMail('mail about new openings', account.email, { userId })) return;
  const siteUrl = env('SITE_URL');
  const unsubscribe =
    digest.token && `${siteUrl}/api/searches/unsubscribe?token=${encodeURIComponent(digest.token)}`;
  await once(`digest-mail#${userId}#${day}`, at, async () => {
    const calendar = await digestFile(
      digest.waiting.meetings.map(({ id }) => id),
      at,
    );
    await sendMail(
      { to: account.email, ...(unsubscribe && { unsubscribe }) },
      {
        ...digestMail(account.firstName, digest, siteUrl, calendar !== undefined),
        ...(calendar && { calendar }),
      },
    );
  });
};
