import type { Ref } from 'react';
import { buttonClass } from '#frontend/ui/actions/buttonClass.ts';
import { fullMoment } from '#frontend/ui/data/dates.ts';
import { MailIcon } from '#frontend/ui/style/icons.ts';
import { fullName } from '#shared/core/names.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import type { ContactMessage } from '#shared/features/contact/routes.ts';
import { replyLink } from '../reply.ts';
import { ReplyDue } from './ReplyDue.tsx';

interface MessageDetailProps {
  message: ContactMessage;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A whole message. It is a stranger's text, and stays text. */
export function MessageDetail({ message, headingRef }: MessageDetailProps) {
  const { firstName, lastName, email, subject, receivedAt } = message;
  return (
    <article>
      <h2 ref={headingRef} tabIndex={-1} className="text-title font-semibold wrap-anywhere outline-none">
        <bdi>{subject}</bdi>
      </h2>
      <p className="mt-2 text-small text-muted wrap-anywhere">
        <span className="font-medium text-text">
          <bdi>{fullName({ firstName, lastName })}</bdi>
        </span>{' '}
        · {shownAddress(email)}
        <br />
        <time dateTime={receivedAt}>{fullMoment(receivedAt)}</time>
      </p>
      <p dir="auto" className="mt-6 max-w-prose whitespace-pre-wrap wrap-anywhere">
        {message.message}
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
        <a href={replyLink(message)} className={buttonClass('primary', 'medium', false)}>
          <MailIcon aria-hidden="true" />
          Reply by email
        </a>
        <p className="text-small text-muted">This address hasn’t been verified.</p>
      </div>
      <ReplyDue message={message} />
    </article>
  );
}
