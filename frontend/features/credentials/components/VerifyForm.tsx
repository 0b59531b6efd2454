import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { CREDENTIAL_FILES } from '../files.ts';

const loadReader = () => import('../pictures/unpack.ts');

interface VerifyFormProps {
  /** Checks a text: a credential, a bundle, or a link of this site. */
  onText: (text: string) => void;
  pending: boolean;
}

/** Takes a credential: from a file, which is checked at once, or as text. Neither leaves the browser. */
export function VerifyForm({ onText, pending }: VerifyFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const read = async (chosen: File): Promise<string | undefined> => {
    const { readCredential } = await loadReader();
    const found = await readCredential(chosen);
    if ('problem' in found) return found.problem;
    onText(found.text);
    return undefined;
  };
  // So that it is there when the network is not any more.
  useEffect(() => void loadReader().catch(() => undefined), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onText(text);
  };
  return (
    <div className="flex flex-col gap-6">
      <FileDrop {...CREDENTIAL_FILES} label="File" problemOf={read} file={file} onFile={setFile} />
      <form method="post" onSubmit={submit} className="flex flex-col items-start gap-3">
        <div className="w-full">
          <TextArea
            label="Or its text, or a link"
            hint="The JSON of a credential or of an offline bundle, or the link of a page of this site."
            rows={4}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button type="submit" variant="primary" pending={pending}>
          Verify
        </Button>
      </form>
    </div>
  );
}
