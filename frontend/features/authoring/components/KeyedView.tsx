import type { ReactNode } from 'react';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Blocks } from '#frontend/ui/text/Blocks.tsx';
import { CodeBlock } from '#frontend/ui/text/CodeBlock.tsx';
import { numbered } from '#frontend/ui/text/numbered.ts';
import type { Block } from '#shared/core/blocks.ts';
import type { Exercise, Keyed } from '#shared/features/courses/package.ts';
import { KIND_LABELS } from '../words.ts';

interface KeyedViewProps {
  /** Such as “Question 2”. */
  title: string;
  keyed: Keyed | Exercise;
  /** What it asks, as it will be read. */
  asked: readonly Block[];
  /** What its author can do about it. */
  actions?: ReactNode;
}

/** An exercise or a question as it will be read, with what is right. */
export function KeyedView({ title, keyed, asked, actions }: KeyedViewProps) {
  return (
    <div className="flex flex-col gap-3 text-small">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">
          {title} <span className="font-normal text-muted">{KIND_LABELS[keyed.kind]}</span>
        </h3>
        {actions && <div className="flex gap-2">{actions}</div>}
      </div>
      <Blocks blocks={asked} lower={1} />
      <Key keyed={keyed} />
      {'explanation' in keyed && keyed.explanation !== '' && (
        <p dir="auto" className="max-w-prose whitespace-pre-line text-muted wrap-anywhere">
          {keyed.explanation}
        </p>
      )}
    </div>
  );
}

function Key({ keyed }: { keyed: Keyed | Exercise }) {
  switch (keyed.kind) {
    case 'choice':
      return <Options keyed={keyed} options={keyed.options} right={[keyed.right]} />;
    case 'several':
      return <Options keyed={keyed} options={keyed.options} right={keyed.right} />;
    case 'order': {
      const { options, right } = keyed;
      return (
        <Accepted label="Right order" answers={right.map((number) => options[number - 1] ?? '')} ordered />
      );
    }
    case 'number': {
      const { right, tolerance, unit } = keyed;
      const near = tolerance === undefined ? '' : `, give or take ${tolerance}`;
      return <Accepted label="Right" answers={[`${right}${unit === undefined ? '' : ` ${unit}`}${near}`]} />;
    }
    case 'text':
      return <Accepted label="Accepted" answers={keyed.right} />;
    case 'code':
      return (
        <>
          <CodeBlock language={keyed.language} text={keyed.code} wide={false} />
          <Accepted label="It prints" answers={keyed.right} />
        </>
      );
  }
}

interface OptionsProps {
  keyed: Keyed | Exercise;
  options: readonly string[];
  right: readonly number[];
}

function Options({ keyed, options, right }: OptionsProps) {
  const feedback = 'feedback' in keyed ? keyed.feedback : undefined;
  return (
    <ol className="flex max-w-prose list-decimal flex-col gap-1.5 pl-6 marker:text-muted">
      {numbered(options).map(({ item, number }) => (
        <li key={number} className="wrap-anywhere">
          <bdi>{item}</bdi> {right.includes(number + 1) && <Badge tone="positive">Right</Badge>}
          {feedback?.[number] && (
            <p dir="auto" className="text-muted">
              {feedback[number]}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

interface AcceptedProps {
  label: string;
  answers: readonly string[];
  ordered?: boolean;
}

function Accepted({ label, answers, ordered = false }: AcceptedProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <div>
      <p className="font-medium">{label}</p>
      <List className={`${ordered ? 'list-decimal' : 'list-disc'} pl-6 marker:text-muted`}>
        {numbered(answers).map(({ item, number }) => (
          <li key={number} dir="auto" className="whitespace-pre-line wrap-anywhere">
            {item}
          </li>
        ))}
      </List>
    </div>
  );
}
