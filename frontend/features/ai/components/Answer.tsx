import type { ReactNode } from 'react';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import type { Writer } from '#shared/features/ai/rules.ts';
import type { HistoryMessage, Source } from '#shared/features/ai/schema.ts';
import { ActionCard } from './ActionCard.tsx';
import { Blocks } from './Blocks.tsx';
import { Feedback } from './Feedback.tsx';

/** Who wrote an answer. */
const WRITTEN: Readonly<Record<Writer, string>> = {
  embedded: 'Written without an AI model',
  model: 'Written by an AI model',
};

interface AnswerProps {
  message: HistoryMessage;
  /** In place of the line of sources. */
  evidence?: ReactNode;
}

/** An answer of the advisor: its parts, what it proposes, what it rests on, and whether it was right. */
export function Answer({ message, evidence }: AnswerProps) {
  const { id, blocks, text, actions, sources, by, right } = message;
  return (
    <div className="flex flex-col gap-3">
      {blocks.length > 0 ? <Blocks blocks={blocks} /> : <p className="wrap-anywhere">{text}</p>}
      {actions.map((action) => (
        <ActionCard key={action.id} action={action} />
      ))}
      <div className="flex flex-col gap-1 text-fine text-muted">
        {evidence ?? (sources.length > 0 && <SourceLine sources={sources} />)}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {by && <p>{WRITTEN[by]}</p>}
          <Feedback messageId={id} right={right} />
        </div>
      </div>
    </div>
  );
}

function SourceLine({ sources }: { sources: readonly Source[] }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <p>Sources:</p>
      <ul className="contents">
        {sources.map(({ title, url }) => (
          <li key={url}>
            <TextLink to={url} quiet>
              <bdi>{title}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
