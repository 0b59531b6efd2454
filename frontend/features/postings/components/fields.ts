import type { ReactNode } from 'react';
import type { PostingEditor } from '../usePostingEditor.ts';
import type { PostingValues } from '../values.ts';

/** What the parts of the form have in common. */
export interface FieldsProps {
  editor: PostingEditor;
  /** The hint of a field together with what the linter found in it. */
  notes: (field: keyof PostingValues, hint?: ReactNode) => ReactNode;
}
