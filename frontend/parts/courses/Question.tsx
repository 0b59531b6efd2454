import { Blocks } from '#frontend/ui/text/Blocks.tsx';
import { CodeBlock } from '#frontend/ui/text/CodeBlock.tsx';
import { AnswerField, type AnswerFieldProps } from './AnswerField.tsx';

interface QuestionProps extends AnswerFieldProps {
  /** The id of what is asked, which names the group of the fields. */
  promptId: string;
}

/** What is asked, the code that is read for it, and the field for the answer. */
export function Question({ promptId, ...field }: QuestionProps) {
  const { prompt, code } = field.exercise;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div id={promptId}>
        <Blocks blocks={prompt} lower={1} />
      </div>
      {code && <CodeBlock language={code.language} text={code.text} />}
      <AnswerField {...field} />
    </div>
  );
}
