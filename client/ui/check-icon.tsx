import { Icon } from '#client/ui/icons.tsx';

export function CheckIcon() {
  return <Icon path="M5 12.5l4.5 4.5L19 7.5" />;
}
