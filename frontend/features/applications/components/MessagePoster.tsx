import { MessageButton } from '#frontend/parts/conversations/MessageButton.tsx';
import type { Application } from '#shared/features/applications/routes.ts';
import { reasonStatusOf } from '#shared/features/conversations/reason-rules.ts';

/** Writes to who posted the opportunity of an application, while the application is a reason to. */
export function MessagePoster({ application }: { application: Application }) {
  const { opportunityId, userId, status, opportunity } = application;
  if (reasonStatusOf(status) !== 'open') return null;
  return (
    <MessageButton
      size="small"
      with={opportunityId}
      reason={{ kind: 'application', opportunityId, userId }}
      name={opportunity.company}
    />
  );
}
