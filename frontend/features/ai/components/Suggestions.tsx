interface SuggestionsProps {
  label: string;
  questions: readonly string[];
  onAsk: (text: string) => void;
}

/** Questions to tap. */
export function Suggestions({ label, questions, onAsk }: SuggestionsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-9 rounded-control border border-line-strong bg-raised px-3 py-1.5 text-left text-small transition-colors hover:border-text hover:bg-surface"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
