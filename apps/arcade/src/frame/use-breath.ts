// Gathers announcements of the same moment and gives them as one text, so that none interrupts
// another.
import { useEffect, useRef, useState } from 'react';

const breathMs = 120;

export function useBreath() {
  const [text, setText] = useState('');
  const breath = useRef<{ parts: string[]; timer?: ReturnType<typeof setTimeout> }>({ parts: [] });
  const [say] = useState(() => (parts: readonly string[]) => {
    if (parts.length === 0) return;
    const { current } = breath;
    current.parts.push(...parts);
    current.timer ??= setTimeout(() => {
      setText(current.parts.join(' '));
      current.parts = [];
      delete current.timer;
    }, breathMs);
  });
  useEffect(() => {
    const { current } = breath;
    return () => clearTimeout(current.timer);
  }, []);
  return { text, say };
}
