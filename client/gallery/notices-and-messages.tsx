import { SavingHint } from '#client/features/saved/saving-hint.tsx';
import { Group, Specimen } from '#client/gallery/specimen.tsx';
import {
  FailedDrawing,
  NobodyHereDrawing,
  NothingFoundDrawing,
} from '#client/ui/drawings/drawing.tsx';
import { NoFavoritesDrawing } from '#client/ui/drawings/no-favorites-drawing.tsx';
import { Loading } from '#client/ui/loading.tsx';
import { Notice } from '#client/ui/notice.tsx';

export function NoticesAndMessages() {
  return (
    <Group heading="Notices and messages">
      <Specimen caption="Notice with news">
        <Notice kind="news">If this email exists, a reset link has been sent.</Notice>
      </Specimen>
      <Specimen caption="Notice of a failure">
        <Notice kind="failure">Invalid login credentials</Notice>
      </Specimen>
      <Specimen caption="Notice of several lines">
        <Notice kind="news">
          This address is confirmed. Confirm the mail to the other address too to finish the change.
        </Notice>
      </Specimen>
      <Specimen caption="Saving hint, once a tap has been unsaved for a while">
        <SavingHint />
      </Specimen>
      <Specimen caption="Drawings: nothing found, no favorites, failed, nobody here">
        <NothingFoundDrawing />
        <NoFavoritesDrawing />
        <FailedDrawing />
        <NobodyHereDrawing />
      </Specimen>
      <Specimen caption="Loading, in place of a screen">
        <Loading />
      </Specimen>
    </Group>
  );
}
