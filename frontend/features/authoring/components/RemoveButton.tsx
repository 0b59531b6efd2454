import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { type Course, type CourseChange, keepCourse } from '../api.ts';
import { closeGapInDrafts, type Numbered } from '../forms/partDrafts.ts';

interface RemoveButtonProps {
  course: Course;
  removed: Numbered;
  /** The same within a sentence: “question 2 of objective 1”. */
  what: string;
  /** What goes with it. */
  consequence?: string;
  change: () => CourseChange;
  /** Where the author is then. */
  onDone?: (changed: Course) => void;
}

/** Takes a part of a course away, after asking. */
export function RemoveButton({ course, removed, what, consequence, change, onDone }: RemoveButtonProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        Remove<span className="sr-only"> {what}</span>
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Remove ${what}?`}
          description={`${consequence ?? 'It is gone for good.'} What is published stays as it is until your next version is approved.`}
          keep="Keep it"
          confirm="Remove"
          send={async () => {
            const body = { ...change(), version: course.version };
            const saved = await api.call('authoring.update', { params: { id: course.id }, body });
            closeGapInDrafts(course.id, removed);
            onDone?.(saved);
            await keepCourse(client, saved);
          }}
          onDone={() => toast({ title: 'Removed' })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
