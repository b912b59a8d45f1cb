import { useEffect } from 'react';
import type { Typing } from '#client/features/catalogue/search-box.tsx';

/** Ends the typing when the visitor goes on elsewhere. */
export function useEndOutside({ box, onEnd }: Typing): void {
  useEffect(() => {
    function endOutside({ target }: Event) {
      if (target instanceof Node && !box.current?.contains(target)) onEnd();
    }
    document.addEventListener('pointerdown', endOutside);
    document.addEventListener('focusin', endOutside);
    return () => {
      document.removeEventListener('pointerdown', endOutside);
      document.removeEventListener('focusin', endOutside);
    };
  }, [box, onEnd]);
}
