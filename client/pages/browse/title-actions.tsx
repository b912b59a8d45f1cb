import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx';
import { Marks } from '#client/features/marks/marks.tsx';
import type { TitleMarksProps } from '#client/features/marks/parts/title-marks.tsx';

/** What can be done with a title besides opening it: the heart, and the other marks. */
export function TitleActions(props: TitleMarksProps) {
  return (
    <>
      <FavoriteButton type={props.type} title={props.title} />
      <Marks {...props} />
    </>
  );
}
