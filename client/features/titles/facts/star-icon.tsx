import { Icon } from '#client/ui/icons.tsx';

export function StarIcon() {
  return (
    <Icon
      path="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8Z"
      fill="currentColor"
    />
  );
}
