interface IconProps {
  /** The lines to draw, in a square of 24 by 24. */
  path: string;
  fill?: string;
}

// Icons are inside or beside something with a name, so screen readers skip them.
export function Icon({ path, fill = 'none' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
      fill={fill}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export function HeartIcon() {
  return (
    <Icon path="M12 20.5 4.2 12.6a5.2 5.2 0 0 1 0-7.3 5 5 0 0 1 7.1 0l.7.7.7-.7a5 5 0 0 1 7.1 0 5.2 5.2 0 0 1 0 7.3Z" />
  );
}

export function SearchIcon() {
  return <Icon path="M4 10.5a6.5 6.5 0 1 1 13 0 6.5 6.5 0 1 1-13 0ZM15.5 15.5l5 5" />;
}

export function CloseIcon() {
  return <Icon path="M6 6l12 12M18 6 6 18" />;
}

export function PlayIcon() {
  return <Icon path="M8 5.5v13l10.5-6.5Z" fill="currentColor" />;
}

export function FilmIcon() {
  return (
    <Icon path="M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM7.5 5v14M16.5 5v14M3 12h18" />
  );
}

export function ScreenIcon() {
  return (
    <Icon path="M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM8.5 2.5l3.5 3.5 3.5-3.5M9 21.5h6" />
  );
}

export function SlidersIcon() {
  return (
    <Icon path="M3 6.5h8M19 6.5h2M3 17.5h2M13 17.5h8M12 6.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0ZM6 17.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0Z" />
  );
}

export function FunnelIcon() {
  return <Icon path="M3.5 5h17l-6.5 8v5.5l-4 2V13Z" />;
}

export function PersonIcon() {
  return <Icon path="M8 8a4 4 0 1 1 8 0 4 4 0 1 1-8 0ZM4.5 20.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6" />;
}
