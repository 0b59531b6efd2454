import { Toast } from 'radix-ui';
import { isolated } from '#shared/core/isolation.ts';
import { TextLink } from '../actions/TextLink.tsx';
import { Reference } from '../data/Reference.tsx';
import { cx } from '../style/cx.ts';
import { AlertIcon, CheckIcon, CloseIcon } from '../style/icons.ts';
import { dismissToast, type ToastMessage } from './toast.ts';

/** The spec's numbers (point 9), which are also Radix's own: 5 s, swipe right by 50 px, F8 leads here. */
const DURATION_MS = 5000;
const SWIPE_PX = 50;

/** The part of Toaster that needs Radix, in a separate chunk. */
export default function ToastRegion({ message }: { message: ToastMessage | null }) {
  return (
    <Toast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {message && <Message key={message.id} {...message} />}
      <Toast.Viewport className="fixed inset-x-0 bottom-0 z-50 flex flex-col p-4 outline-none sm:left-auto sm:w-104 md:p-6" />
    </Toast.Provider>
  );
}

function Message({ id, title, description, variant = 'default', action, reference }: ToastMessage) {
  const failed = variant === 'destructive';
  return (
    <Toast.Root
      onOpenChange={(open) => {
        if (!open) dismissToast(id);
      }}
      className={cx(
        'grid animate-rise grid-cols-[auto_1fr_auto] gap-x-3 rounded-card border p-4 pr-3 shadow-float',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-full data-[swipe=end]:transition-transform',
        failed ? 'border-danger bg-danger-soft' : 'border-line bg-raised',
      )}
    >
      {failed ? (
        <AlertIcon aria-hidden="true" className="mt-0.5 size-5 text-danger" />
      ) : (
        <CheckIcon aria-hidden="true" className="mt-0.5 size-5 text-brand" />
      )}
      <div className="min-w-0">
        <Toast.Title className={cx('text-small font-semibold', failed && 'text-danger')}>
          {isolated(title)}
        </Toast.Title>
        {description && (
          <Toast.Description className="text-small text-muted wrap-anywhere">
            {isolated(description)}
          </Toast.Description>
        )}
        <Reference id={reference} />
        {action && (
          <p className="mt-1 text-small">
            <Toast.Action asChild altText={action.label}>
              <TextLink to={action.to}>{action.label}</TextLink>
            </Toast.Action>
          </p>
        )}
      </div>
      <Toast.Close
        aria-label="Close"
        className="-mt-1 flex size-8 items-center justify-center rounded-control text-muted transition-colors hover:bg-neutral-soft hover:text-text"
      >
        <CloseIcon aria-hidden="true" className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}
