import { useState } from 'react';
import { MessageButton } from '#frontend/parts/conversations/MessageButton.tsx';
import { ProposeButton } from '#frontend/parts/meetings/ProposeButton.tsx';
import { Goals } from '#frontend/parts/mentorships/Goals.tsx';
import { Notes } from '#frontend/parts/mentorships/Notes.tsx';
import { CurrentProgress } from '#frontend/parts/mentorships/ProgressChart.tsx';
import { Renewal } from '#frontend/parts/mentorships/Renewal.tsx';
import { ReportOther } from '#frontend/parts/mentorships/ReportOther.tsx';
import { Sessions } from '#frontend/parts/mentorships/Sessions.tsx';
import { calledBy } from '#frontend/parts/mentorships/words.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import type { WholeMentorship } from '#shared/features/mentorships/routes.ts';
import { recentActivity } from '../menteeWords.ts';
import { DetailSection } from './DetailSection.tsx';
import { MenteeFacts } from './MenteeFacts.tsx';

const loadProgress = () => import('./ProgressSheet.tsx');
const loadEnd = () => import('#frontend/parts/mentorships/EndDialog.tsx');

/** Where Add Notes leads. */
const NOTES_ID = 'mentee-notes';
const focusNotes = () => document.querySelector<HTMLElement>(`#${NOTES_ID} textarea`)?.focus();

/** What a mentor can do about a mentee (spec, point 2). */
export function MenteeActions({ mentorship }: { mentorship: WholeMentorship }) {
  const { id, mentee, minor } = mentorship;
  const [open, setOpen] = useState(false);
  const ProgressSheet = useChunk(loadProgress, open, () => setOpen(false));
  const target = {
    with: mentee.id,
    name: calledBy(mentee.name),
    reason: { kind: 'mentorship', id },
  } as const;
  return (
    <div className="flex flex-wrap gap-2">
      <ProposeButton {...target} ownRoom={minor} variant="primary" size="small">
        Schedule Session
      </ProposeButton>
      <MessageButton {...target} size="small">
        Send Message
      </MessageButton>
      <Button size="small" onClick={() => setOpen(true)}>
        View Progress
      </Button>
      <Button size="small" onClick={focusNotes}>
        Add Notes
      </Button>
      {open && ProgressSheet && <ProgressSheet mentorship={mentorship} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** A mentee: facts, progress, goals, sessions, notes, and what happened lately. */
export function ActiveMentee({ mentorship }: { mentorship: WholeMentorship }) {
  return (
    <>
      <Renewal mentorship={mentorship} />
      <MenteeFacts mentorship={mentorship} />
      <DetailSection title="Progress">
        <CurrentProgress current={mentorship.current} />
      </DetailSection>
      <DetailSection title="Goals">
        <Goals mentorship={mentorship} />
      </DetailSection>
      <DetailSection title="Sessions">
        <Sessions sessions={mentorship.sessions} />
      </DetailSection>
      <DetailSection title="Notes" id={NOTES_ID}>
        <Notes mentorship={mentorship} writable />
      </DetailSection>
      <DetailSection title="Recent activity">
        <ul className="flex flex-col gap-2 text-small">
          {recentActivity(mentorship).map(({ at, what }) => (
            <li key={`${at} ${what}`} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{what}</span>
              <span className="flex-none text-muted">
                <Moment at={at} />
              </span>
            </li>
          ))}
        </ul>
      </DetailSection>
      <div className="flex flex-wrap gap-2">
        <EndButton mentorship={mentorship} />
        <ReportOther mentorship={mentorship} size="small" />
      </div>
    </>
  );
}

function EndButton({ mentorship }: { mentorship: WholeMentorship }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const EndDialog = useChunk(loadEnd, open, close);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        End mentorship
      </Button>
      {open && EndDialog && <EndDialog mentorship={mentorship} onClose={close} />}
    </>
  );
}
