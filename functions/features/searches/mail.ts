import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { escaped, greeting, mailLink, mailPage } from '#functions/core/mail/page.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { UNSUBSCRIBE_PATH } from '#shared/features/search-rules.ts';
import { PRODUCT } from '#shared/product.ts';
import { type Digest, digestRequestOf } from './request.ts';

type Opening = Digest['openings'][number];

const countOf = (count: number): string => (count === 1 ? '1 new opening' : `${count} new openings`);

/** The openings under the searches that found them, in their order. */
const bySearch = (openings: readonly Opening[]): [string, Opening[]][] => [
  ...Map.groupBy(openings, ({ search }) => search),
];

/** The mail about new openings, with the link that turns such mails off. */
export const digestMail = (
  firstName: string,
  { openings, more, token }: Digest,
  siteUrl: string,
): Required<MailText> => {
  const linkTo = ({ id }: Opening) => `${siteUrl}/opportunities/${id}?from=alert`;
  const stop = `${siteUrl}${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}`;
  const title = `${countOf(openings.length)}${more ? ' and more' : ''} for your saved searches`;
  const because = 'You received this email because alerts are turned on for saved searches.';
  const groups = bySearch(openings);
  const where = ({ company, location, salary }: Opening) =>
    [company, location, salary].filter(Boolean).join(', ');
  return {
    subject: `${title} · ${PRODUCT}`,
    text: `${greeting(firstName)}

${groups
  .map(
    ([search, found]) =>
      `${search}\n${found.map((one) => `- ${one.title}\n  ${where(one)}\n  ${linkTo(one)}`).join('\n')}`,
  )
  .join('\n\n')}

All openings: ${siteUrl}/explore?sort=newest

${because}
To turn off all alerts at once: ${stop}
`,
    html: mailPage({
      title,
      firstName,
      body: groups.map(
        ([search, found]) =>
          `<strong>${escaped(search)}</strong><br>${found
            .map((one) => `${mailLink(linkTo(one), one.title)}<br>${escaped(where(one))}`)
            .join('<br><br>')}`,
      ),
      button: { label: 'Explore all openings', link: `${siteUrl}/explore?sort=newest` },
      notes: [`${because} ${mailLink(stop, 'Turn off all alerts')} with one click.`],
    }),
  };
};

/** Mails a user the new openings of a day, once; with the headers by which mail programs offer to unsubscribe (RFC 8058). */
export const mailDigest: Effect = async ({ after, at }) => {
  const request = digestRequestOf(after);
  if (!request) return;
  const { userId, day, digest } = request;
  const account = await getAccount(userId);
  if (!account?.emailConfirmed || account.suspended) return;
  if (!canSendMail('mail about new openings', account.email, { userId })) return;
  const siteUrl = env('SITE_URL');
  const unsubscribe = `${siteUrl}/api/searches/unsubscribe?token=${encodeURIComponent(digest.token)}`;
  await once(`digest-mail#${userId}#${day}`, at, () =>
    sendMail({ to: account.email, unsubscribe }, digestMail(account.firstName, digest, siteUrl)),
  );
};
