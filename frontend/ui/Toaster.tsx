import { lazy, Suspense } from 'react';
import { useOnceTrue } from './Dialog.tsx';
import { useToast } from './toast.ts';

const ToastRegion = lazy(() => import('./ToastRegion.tsx'));

/** Where notifications appear; once, around the whole app. Its code arrives with the first notification. */
export function Toaster() {
  const message = useToast();
  const wanted = useOnceTrue(message !== null);
  return (
    wanted && (
      <Suspense fallback={null}>
        <ToastRegion message={message} />
      </Suspense>
    )
  );
}
