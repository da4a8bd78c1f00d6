// A picture that failed to load is requested once more; after that it counts as missing, and its
// component shows a replacement. A new address starts again.
import { useState } from 'react';

const triesMax = 2;

export function usePicture(address: string) {
  const [failed, setFailed] = useState({ address, times: 0 });
  const times = failed.address === address ? failed.times : 0;
  return {
    isMissing: times >= triesMax,
    /** Belongs on the picture: a new one is what asks again. */
    attempt: `${address} ${times}`,
    onError: () => setFailed({ address, times: times + 1 }),
  };
}
