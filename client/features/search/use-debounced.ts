import { useEffect, useState } from 'react';

/** The text once it has stayed the same for so many milliseconds; empty at first. */
export function useDebounced(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSettled, milliseconds, text);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
