interface EmptyBoxesProps {
  count: number;
  className: string | undefined;
}

/** What stands for items that are not known yet. */
export function EmptyBoxes({ count, className }: EmptyBoxesProps) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: empty boxes differ by nothing but their index
    <div key={index} className={className} />
  ));
}
