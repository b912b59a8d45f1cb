import type { SVGProps } from 'react';

// Icons are inside or beside something with a name, so screen readers skip them.
function Icon(properties: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...properties}
    />
  );
}

export function HeartIcon() {
  return (
    <Icon>
      <path d="M12 20.5 4.2 12.6a5.2 5.2 0 0 1 0-7.3 5 5 0 0 1 7.1 0l.7.7.7-.7a5 5 0 0 1 7.1 0 5.2 5.2 0 0 1 0 7.3Z" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  );
}

export function PlayIcon() {
  return (
    <Icon fill="currentColor">
      <path d="M8 5.5v13l10.5-6.5Z" />
    </Icon>
  );
}

export function FilmIcon() {
  return (
    <Icon>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="M7.5 5v14M16.5 5v14M3 12h18" />
    </Icon>
  );
}

export function ScreenIcon() {
  return (
    <Icon>
      <rect x="3" y="6" width="18" height="12" rx="2" />
      <path d="m8.5 2.5 3.5 3.5 3.5-3.5M9 21.5h6" />
    </Icon>
  );
}

export function SlidersIcon() {
  return (
    <Icon>
      <path d="M3 6.5h8M19 6.5h2M3 17.5h2M13 17.5h8" />
      <circle cx="15" cy="6.5" r="3" />
      <circle cx="9" cy="17.5" r="3" />
    </Icon>
  );
}

export function PersonIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6" />
    </Icon>
  );
}
