import type { Application } from '#shared/features/applications/routes.ts';
import { MessagePoster } from './MessagePoster.tsx';
import WithdrawButton from './WithdrawButton.tsx';

/** What an applicant can do: write to who posted the opportunity, and withdraw. */
export default function AppliedActions({ application }: { application: Application }) {
  return (
    <div className="flex flex-wrap gap-2">
      <MessagePoster application={application} />
      <WithdrawButton application={application} />
    </div>
  );
}
