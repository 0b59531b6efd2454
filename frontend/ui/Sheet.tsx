import { lazy, Suspense } from 'react';
import { type DialogProps, useOnceTrue } from './Dialog.tsx';

const DialogPanel = lazy(() => import('./DialogPanel.tsx'));

interface SheetProps extends DialogProps {
  /** The edge that it slides in from. */
  side: 'left' | 'right' | 'bottom';
  /** Its heading is for screen readers only. */
  titleHidden?: boolean;
}

/** A dialog at an edge of the screen: a menu on a phone, filters, details. */
export function Sheet(props: SheetProps) {
  const wanted = useOnceTrue(props.open);
  return (
    wanted && (
      <Suspense fallback={null}>
        <DialogPanel {...props} />
      </Suspense>
    )
  );
}
