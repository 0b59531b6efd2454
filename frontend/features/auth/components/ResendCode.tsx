import { LinkButton } from '#frontend/ui/actions/LinkButton.tsx';
import { resetFailure } from '../resetFailure.ts';
import { useRequestCode } from '../useRequestCode.ts';

interface ResendCodeProps {
  email: string;
  onOtherAddress: () => void;
}

/** What to do when the mail with the code does not arrive. */
export function ResendCode({ email, onOtherAddress }: ResendCodeProps) {
  const { mutate, isPending, isSuccess, error } = useRequestCode();
  const send = () => {
    if (!isPending) mutate(email);
  };
  return (
    <div className="flex flex-col gap-2 text-small text-muted">
      <p>
        Didn’t get it? Check your spam folder, <LinkButton onClick={send}>send the code again</LinkButton> or{' '}
        <LinkButton onClick={onOtherAddress}>use another address</LinkButton>.
      </p>
      <p role="status" className="text-text empty:hidden">
        {isPending && 'Sending…'}
        {isSuccess && 'We sent a new code. Earlier codes no longer work.'}
        {error && resetFailure(error).message}
      </p>
    </div>
  );
}
