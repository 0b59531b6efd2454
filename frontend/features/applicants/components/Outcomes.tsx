import { BulkOutcomes } from '#frontend/core/lists/selection/BulkOutcomes.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import type { ListedApplicant } from '../api.ts';

/** What became of one applicant: the new version, or why nothing changed. */
export interface Result {
  readonly applicant: ListedApplicant;
  readonly version?: number | undefined;
  readonly why?: string | undefined;
}

interface OutcomesProps {
  title: string;
  results: readonly Result[];
  /** 'rejected'. */
  done: string;
  onClose: () => void;
}

/** Who was moved and who was skipped, and why. It stays until it is closed. */
export function Outcomes({ title, results, done, onClose }: OutcomesProps) {
  const skipped = results.filter(({ why }) => why !== undefined).length;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <BulkOutcomes
        outcomes={results.map(({ applicant, why }) => ({
          item: applicant,
          ...(why !== undefined && { error: new Error(why) }),
        }))}
        nameOf={({ name }) => name}
        reasonOf={(error) => (error instanceof Error ? error.message : '')}
        summary={`${results.length - skipped} ${done}, ${skipped} skipped`}
      />
    </Dialog>
  );
}
