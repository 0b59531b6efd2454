import { useMutation, useQueryClient } from '@tanstack/react-query';
import { configQuery } from '#frontend/core/config.ts';

/** Asks Cognito to mail a code for a new password to an address. Its errors are for `resetFailure`. */
export const useAskForCode = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) => {
      const [config, { askForCode }] = await Promise.all([
        queryClient.ensureQueryData(configQuery),
        import('./amplify.ts'),
      ]);
      await askForCode(config, email);
    },
  });
};
