import { useConfig } from '#frontend/core/config.ts';
import { NotFound } from '#frontend/core/page/NotFound.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';

const Gallery = lazyPart(() => import('#frontend/ui/gallery/Gallery.tsx'));

/** The gallery, in the local stage only; anywhere else it is one more unknown path. */
export default function LocalGallery() {
  const config = useConfig();
  if (!config) return null;
  return config.stage === 'local' ? <Gallery /> : <NotFound />;
}
