import { Suspense } from 'react';
import { buttonClass } from '#frontend/ui/actions/buttonClass.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Popover } from '#frontend/ui/overlays/Popover.tsx';
import { FileIcon } from '#frontend/ui/style/icons.ts';
import type { TemplateChoiceProps } from './TemplateChoice.tsx';

const TemplateChoice = lazyPart<TemplateChoiceProps>(() => import('./TemplateChoice.tsx'));

/** A button beside a comment: takes one of the templates into it. */
export function TemplatePicker(props: TemplateChoiceProps) {
  return (
    <Popover
      trigger={
        <>
          <FileIcon aria-hidden="true" />
          <span>Templates</span>
          <span className="sr-only"> for {props.label}</span>
        </>
      }
      triggerClass={buttonClass('quiet', 'small', false)}
      label={`Templates for ${props.label}`}
      align="start"
      panelClass="w-80 p-1.5"
    >
      {(close) => (
        <Suspense fallback={<div className="h-24" />}>
          <TemplateChoice
            {...props}
            onPick={(text) => {
              props.onPick(text);
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
