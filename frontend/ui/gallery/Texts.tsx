import type { Block } from '#shared/core/blocks.ts';
import { Blocks } from '../text/Blocks.tsx';
import { SourceList } from '../text/SourceList.tsx';
import { Chapter, Specimen } from './Specimen.tsx';

const BLOCKS: readonly Block[] = [
  { kind: 'heading', level: 2, text: 'Branches' },
  {
    kind: 'paragraph',
    spans: [
      { text: 'A branch is a ' },
      { text: 'name', strong: true },
      { text: ' for one commit, as ' },
      { text: 'git branch', code: true },
      { text: ' shows.' },
      { text: '', source: 1 },
    ],
  },
  { kind: 'list', ordered: true, items: [[{ text: 'Create it.' }], [{ text: 'Commit to it.' }]] },
  { kind: 'code', language: 'sh', text: 'git switch -c search-field\ngit commit -m "Search while typing"' },
  { kind: 'code', language: 'output', text: 'Switched to a new branch ‘search-field’' },
  {
    kind: 'code',
    language: 'message',
    text: 'Ravi, can you review search-field by 15:00? The release is at 16:00.\n\nIt changes one file.',
  },
  {
    kind: 'table',
    header: [[{ text: 'Command' }], [{ text: 'What it changes' }]],
    rows: [
      [[{ text: 'git switch', code: true }], [{ text: 'The working tree and the current branch' }]],
      [[{ text: 'git restore', code: true }], [{ text: 'Files' }]],
    ],
  },
  {
    kind: 'figure',
    text: 'main    A──B\n            \\\nfeature      C──D',
    alt: 'The branch feature leaves main after commit B and has the commits C and D.',
    caption: 'A branch with two commits',
  },
  { kind: 'callout', tone: 'note', paragraphs: [[{ text: 'Nothing is lost by switching.' }]] },
  { kind: 'callout', tone: 'tip', paragraphs: [[{ text: 'Name a branch by what it changes.' }]] },
  { kind: 'callout', tone: 'warning', paragraphs: [[{ text: 'A forced push replaces what others have.' }]] },
];

/** Texts of blocks. */
export function Texts() {
  return (
    <Chapter title="Texts">
      <Specimen name="Blocks">
        <div className="w-full max-w-prose">
          <Blocks blocks={BLOCKS} lower={1} />
        </div>
      </Specimen>
      <Specimen name="SourceList">
        <div className="w-full max-w-prose">
          <SourceList
            sources={[
              {
                title: 'git-branch manual',
                url: 'https://git-scm.com/docs/git-branch',
                readOn: '2026-11-27',
              },
            ]}
          />
        </div>
      </Specimen>
    </Chapter>
  );
}
