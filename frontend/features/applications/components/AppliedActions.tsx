import { MessageButton } from '#frontend/core/messages/MessageButton.tsx';
import type { Application } from '#shared/features/applications.ts';
import WithdrawButton from './WithdrawButton.tsx';

/** What an applicant can do: write to who posted the opportunity, and withdraw. */
export default function AppliedActions({ application }: { application: Application }) {
  const { opportunityId, userId, status, opportunity } = application;
  return (
    <div className="flex flex-wrap gap-2">
      {status !== 'withdrawn' && (
        <MessageButton
          size="small"
          with={opportunityId}
          reason={{ kind: 'application', opportunityId, userId }}
          name={opportunity.company}
        />
      )}
      <WithdrawButton application={application} />
    </div>
  );
}
