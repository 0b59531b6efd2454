import { Button } from '../actions/Button.tsx';

interface MeaningProps {
  /** What was understood of what is typed, or the question what it means. */
  text: string;
  /** The answers to the question. */
  choices?: readonly { readonly label: string; readonly onChoose: () => void }[];
}

/** The hint of a field that says while the user types how it is read, and asks where it can be read in several ways. */
export function Meaning({ text, choices = [] }: MeaningProps) {
  return (
    <div className="flex flex-col gap-2">
      <p role="status">{text}</p>
      {choices.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {choices.map(({ label, onChoose }) => (
            <Button key={label} size="small" onClick={onChoose}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
