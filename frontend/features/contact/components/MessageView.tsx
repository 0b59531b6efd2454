import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { MailIcon } from '#frontend/ui/style/icons.ts';
import type { ContactMessage } from '#shared/features/contact/routes.ts';
import { MessageDetail } from './MessageDetail.tsx';

interface MessageViewProps {
  id: string;
  /** The message where the list has it; one further down is loaded by itself. */
  listed: ContactMessage | undefined;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The open message, while it is loading, and when it can't be shown. Never another one in its place. */
export function MessageView({ id, listed, headingRef }: MessageViewProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...api.query('contact.message', { params: { id } }),
    enabled: !listed,
  });
  const message = listed ?? data;
  if (message) return <MessageDetail message={message} headingRef={headingRef} />;
  if (!error || isFetching) return <MessageSkeleton />;
  if (errorCode(error) !== 'not_found')
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load this message"
        onRetry={() => void refetch()}
      />
    );
  return (
    <div role="alert">
      <EmptyState heading="h2" icon={<MailIcon />} title="This message doesn’t exist">
        Messages are deleted after a year. The link may also be incomplete.
      </EmptyState>
    </div>
  );
}

function MessageSkeleton() {
  return (
    <div role="status" className="flex animate-appear flex-col gap-2">
      <span className="sr-only">Loading the message…</span>
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-4 w-48 max-w-full" />
      <Skeleton className="mt-6 h-32 max-w-prose" />
    </div>
  );
}
