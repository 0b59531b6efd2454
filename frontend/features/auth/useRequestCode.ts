import { useMutation, useQueryClient } from '@tanstack/react-query';
import { configQuery } from '#frontend/core/config.ts';

/** Asks Cognito to mail a password reset code to an address. Pass its errors to `resetFailure`. */
export const useRequestCode = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) => {
      const [config, { requestCode }] = await Promise.all([
        queryClient.ensureQueryData(configQuery),
        import('./amplify.ts'),
      ]);
      await requestCode(config, email);
    },
  });
};
