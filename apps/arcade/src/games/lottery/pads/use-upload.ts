// Reads a chosen file as text. A later file ends the reading of an earlier one, and one that cannot
// be read says so.
import { useEffect, useEffectEvent, useState } from 'react';
import { textMost } from '../picks/read-lines.ts';

export interface Upload {
  readonly hasFailed: boolean;
  readonly choose: (file: File | undefined) => void;
}

export function useUpload(onText: (text: string) => void): Upload {
  const [file, setFile] = useState<File>();
  const [failed, setFailed] = useState<File>();
  const tell = useEffectEvent(onText);
  useEffect(() => {
    if (file === undefined) return undefined;
    let isCurrent = true;
    const ifCurrent = (action: () => void) => () => (isCurrent ? action() : undefined);
    // One character more than is kept tells that the rest was cut.
    file
      .slice(0, textMost + 1)
      .text()
      .then(
        (text) => ifCurrent(() => tell(text))(),
        ifCurrent(() => setFailed(file)),
      );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return {
    hasFailed: file !== undefined && failed === file,
    choose: (chosen) => {
      if (chosen !== undefined) setFile(chosen);
    },
  };
}
