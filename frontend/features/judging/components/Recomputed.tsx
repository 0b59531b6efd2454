import { useMutation } from '@tanstack/react-query';
import { toastFailure } from '#frontend/core/api/useAction.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { ActiveIcon, AlertIcon, DownloadIcon } from '#frontend/ui/style/icons.ts';
import type { PublishedResults } from '#shared/features/judging/result-schema.ts';
import { saveResults, saveScores } from '../scoreFiles.ts';

/** Lets anyone compute the results again from the published scores, here or elsewhere. */
export function Recomputed({ results }: { results: PublishedResults }) {
  const { scores, rubric, seed, sha256 } = results;
  const check = useMutation({
    mutationFn: async () => (await import('../recompute.ts')).differences(results),
    onError: toastFailure,
  });
  return (
    <Card
      title="Check it yourself"
      description={`All of this follows from ${scores.length.toLocaleString('en')} published scores and the rubric.`}
      actions={
        <>
          <Button icon={<DownloadIcon aria-hidden="true" />} onClick={() => saveScores(results)}>
            Scores (CSV)
          </Button>
          <Button icon={<DownloadIcon aria-hidden="true" />} onClick={() => saveResults(results)}>
            Everything (JSON)
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-start gap-4">
        <Button variant="primary" pending={check.isPending} onClick={() => check.mutate()}>
          Recompute in this browser
        </Button>
        <div role="status" className="w-full empty:hidden">
          {check.data && <Outcome different={check.data} />}
        </div>
        <dl className="grid w-full gap-x-4 gap-y-1 text-small sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-muted">Seed of the judges</dt>
          <dd className="font-mono wrap-anywhere">{seed}</dd>
          <dt className="text-muted">Rubric</dt>
          <dd className="wrap-anywhere">
            {rubric.criteria.map(({ name, weight }) => `${name} (${weight})`).join(', ')}
          </dd>
          <dt className="text-muted">Its SHA-256</dt>
          <dd className="font-mono wrap-anywhere">{sha256}</dd>
        </dl>
      </div>
    </Card>
  );
}

function Outcome({ different }: { different: readonly string[] }) {
  if (different.length === 0)
    return (
      <Notice icon={<ActiveIcon aria-hidden="true" />} title="The same result">
        <p>Every mean, interval and rank that this browser computed equals what was published.</p>
      </Notice>
    );
  return (
    <Notice tone="danger" icon={<AlertIcon aria-hidden="true" />} title="Another result">
      <p>What this browser computed differs from what was published for:</p>
      <ul className="list-disc pl-5">
        {different.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
