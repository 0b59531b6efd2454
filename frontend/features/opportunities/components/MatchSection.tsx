import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';

const loadReceipt = async () => ({ default: (await import('./MatchReceipt.tsx')).MatchReceipt });

interface MatchSectionProps {
  id: string;
  title: string;
  heading: 'h2' | 'h3';
}

/** The receipt on the page of an opportunity. */
export function MatchSection({ id, title, heading: Heading }: MatchSectionProps) {
  const Receipt = useChunk(loadReceipt, true);
  return (
    <section className="flex max-w-prose flex-col gap-3">
      <Heading className="text-lead font-semibold">Your match</Heading>
      {Receipt ? <Receipt id={id} title={title} /> : <Skeleton className="h-64 w-full" />}
    </section>
  );
}
