import { Suspense } from 'react';
import { buttonClass } from '#frontend/ui/actions/buttonClass.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Popover } from '#frontend/ui/overlays/Popover.tsx';
import { CoursesIcon } from '#frontend/ui/style/icons.ts';
import { useIsMentor } from './ownMentor.ts';

const ResourceChoice = lazyPart(() => import('./ResourceChoice.tsx'));

interface ResourcePickerProps {
  /** Gets the text to add to what is being written. */
  onPick: (text: string) => void;
}

/** A button of those who mentor, beside a field: adds a link or a text of the resource library to it. */
export function ResourcePicker({ onPick }: ResourcePickerProps) {
  if (!useIsMentor()) return null;
  return (
    <Popover
      trigger={
        <>
          <CoursesIcon aria-hidden="true" />
          Resources
        </>
      }
      triggerClass={buttonClass('quiet', 'small', false)}
      label="Resource library"
      align="start"
      panelClass="w-80 p-1.5"
    >
      {(close) => (
        <Suspense fallback={<div className="h-24" />}>
          <ResourceChoice
            onPick={(text) => {
              onPick(text);
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
