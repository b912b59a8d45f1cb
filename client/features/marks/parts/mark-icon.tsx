import type { Mark } from '#client/features/marks/toggle-mark.ts';
import { Icon } from '#client/ui/icons.tsx';

/** A clock, an eye and a sign of no entry. */
const paths: Record<Mark, string> = {
  watch_later: 'M4 12a8 8 0 1 1 16 0 8 8 0 1 1-16 0ZM12 7.5V12l3 2',
  seen: 'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM9.5 12a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0Z',
  not_for_me: 'M4 12a8 8 0 1 1 16 0 8 8 0 1 1-16 0ZM6.5 6.5l11 11',
};

export function MarkIcon({ mark }: { mark: Mark }) {
  return <Icon path={paths[mark]} />;
}

/** Three dots. */
export function MoreIcon() {
  return <Icon path="M5 12h.01M12 12h.01M19 12h.01" />;
}
