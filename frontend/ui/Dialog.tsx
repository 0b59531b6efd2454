import { lazy, type ReactNode, Suspense, useState } from 'react';

const DialogPanel = lazy(() => import('./DialogPanel.tsx'));

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A question or a small task in front of everything else. Its code arrives when it first opens. */
export function Dialog(props: DialogProps) {
  const wanted = useOnceTrue(props.open);
  return (
    wanted && (
      <Suspense fallback={null}>
        <DialogPanel {...props} side="centre" />
      </Suspense>
    )
  );
}

/** True from the first time on that `value` is true. */
export const useOnceTrue = (value: boolean): boolean => {
  const [ever, setEver] = useState(value);
  if (value && !ever) setEver(true);
  return ever || value;
};
