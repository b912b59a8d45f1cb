import { useEffect } from 'react';
import { ButtonsAndFields } from '#client/gallery/buttons-and-fields.tsx';
import { CardsAndLists } from '#client/gallery/cards-and-lists.tsx';
import { Dialogs } from '#client/gallery/dialogs.tsx';
import { FormsAndAccount } from '#client/gallery/forms-and-account.tsx';
import styles from '#client/gallery/gallery-page.module.css';
import { Layouts } from '#client/gallery/layouts.tsx';
import { ListFilters } from '#client/gallery/list-filters.tsx';
import { NoticesAndMessages } from '#client/gallery/notices-and-messages.tsx';
import { PeopleAndSimilarTitles } from '#client/gallery/people-and-similar-titles.tsx';
import { Watching } from '#client/gallery/watching.tsx';

/** Every component in every state. */
export function GalleryPage() {
  useBeginningAtTop();
  return (
    <div className={styles.page}>
      <header>
        <h1>Gallery</h1>
      </header>
      <ButtonsAndFields />
      <NoticesAndMessages />
      <FormsAndAccount />
      <CardsAndLists />
      <ListFilters />
      <Dialogs />
      <Watching />
      <PeopleAndSimilarTitles />
      <Layouts />
    </div>
  );
}

// Some components take the focus when they appear; here they would scroll the page.
function useBeginningAtTop(): void {
  useEffect(() => {
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
  }, []);
}
