import { useState } from 'react';

/** True from the first time on that `value` is true. */
export const useOnceTrue = (value: boolean): boolean => {
  const [ever, setEver] = useState(value);
  if (value && !ever) setEver(true);
  return ever || value;
};
