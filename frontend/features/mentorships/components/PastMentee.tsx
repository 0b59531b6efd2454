import { GoalList } from '#frontend/parts/mentorships/GoalList.tsx';
import { Notes } from '#frontend/parts/mentorships/Notes.tsx';
import { CurrentProgress } from '#frontend/parts/mentorships/ProgressChart.tsx';
import { ReportOther } from '#frontend/parts/mentorships/ReportOther.tsx';
import { Sessions } from '#frontend/parts/mentorships/Sessions.tsx';
import type { WholeMentorship } from '#shared/features/mentorships/routes.ts';
import { Asked } from './Asked.tsx';
import { Closing } from './Closing.tsx';
import { DetailSection } from './DetailSection.tsx';
import { MenteeFacts } from './MenteeFacts.tsx';

/** A request that was not accepted, or a mentorship that has ended: to read. */
export function PastMentee({ mentorship }: { mentorship: WholeMentorship }) {
  const { startedAt, goals, current, sessions, asked } = mentorship;
  const facts = (
    <>
      <Closing mentorship={mentorship} />
      <MenteeFacts mentorship={mentorship} />
    </>
  );
  if (startedAt === undefined)
    return (
      <>
        {facts}
        <DetailSection title="What they asked for">
          <Asked asked={asked} />
        </DetailSection>
      </>
    );
  return (
    <>
      {facts}
      <DetailSection title="Progress">
        <CurrentProgress current={current} />
      </DetailSection>
      {goals.length > 0 && (
        <DetailSection title="Goals">
          <GoalList goals={goals} />
        </DetailSection>
      )}
      <DetailSection title="Sessions">
        <Sessions sessions={sessions} />
      </DetailSection>
      <DetailSection title="Notes">
        <Notes mentorship={mentorship} writable={false} />
      </DetailSection>
      <div>
        <ReportOther mentorship={mentorship} size="small" />
      </div>
    </>
  );
}
