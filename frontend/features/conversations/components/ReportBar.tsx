import { useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import type { Conversation, Message, Person } from '#shared/features/conversations/routes.ts';
import { EVIDENCE_MAX } from '#shared/features/reports/rules.ts';
import { nameOf } from '../conversationWords.ts';

const loadDialog = () => import('#frontend/parts/reports/ReportDialog.tsx');

interface ReportBarProps {
  conversation: Pick<Conversation, 'id' | 'with' | 'reason' | 'blocked'>;
  /** The chosen messages. */
  chosen: readonly Message[];
  onEnd: () => void;
}

const hintFor = (chosen: readonly Message[], other: Person): string => {
  if (chosen.length === 0) return 'Choose the messages that our team should see.';
  if (!chosen.some(({ by }) => by === other.id)) return `Choose at least one message of ${nameOf(other)}.`;
  const count = `${chosen.length} ${chosen.length === 1 ? 'message' : 'messages'} chosen`;
  return chosen.length === EVIDENCE_MAX ? `${count}, which is the most` : count;
};

/** In place of the composer while messages are chosen for a report. */
export function ReportBar({
  conversation: { id, with: other, reason, blocked },
  chosen,
  onEnd,
}: ReportBarProps) {
  const [writing, setWriting] = useState(false);
  const close = () => setWriting(false);
  const ReportDialog = useChunk(loadDialog, writing, close);
  const valid = chosen.length === 0 || chosen.some(({ by }) => by === other.id);
  const conversation = { id, messages: chosen.map(({ number }) => number) };
  return (
    <section aria-label="Report" className="border-t border-line bg-raised p-3">
      <h3 className="text-small font-semibold">
        Report <bdi>{nameOf(other)}</bdi>
      </h3>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-small text-muted">
          {hintFor(chosen, other)}
        </p>
        <div className="ml-auto flex gap-2">
          <Button size="small" onClick={onEnd}>
            Cancel
          </Button>
          <Button size="small" variant="primary" disabled={!valid} onClick={() => setWriting(true)}>
            {chosen.length === 0 ? 'Continue without messages' : 'Continue'}
          </Button>
        </div>
      </div>
      {ReportDialog && writing && (
        <ReportDialog
          userId={other.id}
          name={nameOf(other)}
          {...(chosen.length > 0 && { conversation })}
          mentorshipId={reason.kind === 'mentorship' ? reason.id : undefined}
          mayBlock={!blocked}
          onClose={close}
          onReported={onEnd}
        />
      )}
    </section>
  );
}
