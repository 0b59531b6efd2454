import { Badge } from '#frontend/ui/data/Badge.tsx';

/** Beside the name of what is being built and cannot be used yet. */
export function Soon() {
  return <Badge tone="accent">Coming soon</Badge>;
}
