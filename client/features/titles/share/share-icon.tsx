import { Icon } from '#client/ui/icons.tsx';

export function ShareIcon() {
  return <Icon path="M12 3.5V15M7.5 8 12 3.5 16.5 8M6.5 12H5v8.5h14V12h-1.5" />;
}
