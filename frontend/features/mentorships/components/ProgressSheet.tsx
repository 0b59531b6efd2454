import { GoalList } from '#frontend/parts/mentorships/GoalList.tsx';
import { CurrentProgress, ProgressChart } from '#frontend/parts/mentorships/ProgressChart.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';

interface ProgressSheetProps {
  mentorship: Mentorship;
  onClose: () => void;
}

/** View Progress: the three parts now, over time, and the steps that they count. */
export default function ProgressSheet({ mentorship, onClose }: ProgressSheetProps) {
  const { mentee, current, progress, goals } = mentorship;
  return (
    <Sheet
      side="right"
      wide
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Progress of ${mentee.name}`}
      description="It counts the steps of goals that you both agreed on."
    >
      <div className="flex flex-col gap-8">
        <CurrentProgress current={current} />
        {progress.length > 1 ? (
          <ProgressChart progress={progress} />
        ) : (
          <p className="text-small text-muted">
            A chart over time appears here after the second agreement on goals or steps.
          </p>
        )}
        {goals.length > 0 && (
          <section aria-label="Agreed goals">
            <h3 className="mb-3 text-lead font-semibold">Agreed goals</h3>
            <GoalList goals={goals} />
          </section>
        )}
      </div>
    </Sheet>
  );
}
