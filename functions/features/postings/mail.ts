import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { escaped, greeting, mailPage } from '#functions/core/mail/page.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { latestDecision, type PostingDecision } from '#functions/features/opportunities/decision.ts';
import {
  type StoredOpportunity,
  storedOpportunitySchema,
} from '#functions/features/opportunities/repository.ts';
import { postingPlace } from '#shared/features/poster-notifications.ts';
import { PRODUCT } from '#shared/product.ts';

const TEXTS: Readonly<Record<PostingDecision['status'], { title: string; text: string }>> = {
  open: { title: 'Your posting is open', text: 'It was reviewed, and users can apply.' },
  draft: {
    title: 'Your posting wasn’t published',
    text: 'It is a draft again: you can change it and submit it once more.',
  },
  closed: {
    title: 'Your posting was closed',
    text: 'It was reported and no longer takes applications. If you think this is a mistake, contact us.',
  },
};

const postingMail = (
  firstName: string,
  { id, title: name, companyId }: StoredOpportunity,
  { status, reason }: PostingDecision,
): Required<MailText> => {
  const { title, text } = TEXTS[status];
  const poster = companyId === null ? 'alumni' : 'employer';
  const link = `${env('SITE_URL')}${status === 'open' ? `/opportunities/${id}` : postingPlace(poster, id)}`;
  return {
    subject: `${title}: ${name} · ${PRODUCT}`,
    text: `${greeting(firstName)}\n\n${title}: ${name}. ${text}\n${reason === '' ? '' : `\nReason: ${reason}\n`}\n${link}\n`,
    html: mailPage({
      title,
      firstName,
      body: [
        `<strong>${escaped(name)}</strong>. ${text}`,
        ...(reason === '' ? [] : [`Reason: ${escaped(reason)}`]),
      ],
      button: { label: status === 'open' ? 'View the posting' : 'Go to your postings', link },
      notes: [],
    }),
  };
};

/** Mails who posted an opportunity an admin's decision about it, once. */
export const mailPostingDecision: Effect = async ({ before, after, at }) => {
  const [was, posting] = [
    storedOpportunitySchema.safeParse(before).data,
    storedOpportunitySchema.safeParse(after).data,
  ];
  const decision = posting && latestDecision(was, posting);
  if (!posting?.owner || !decision) return;
  const account = await getAccount(posting.owner);
  if (!account?.emailConfirmed || account.suspended) return;
  if (!canSendMail('mail about a posting', account.email, { opportunityId: posting.id })) return;
  await once(`posting-decision#${posting.id}#${decision.at}`, at, () =>
    sendMail({ to: account.email }, postingMail(account.firstName, posting, decision)),
  );
};
