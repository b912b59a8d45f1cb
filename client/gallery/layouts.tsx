import { Route, Routes } from 'react-router';
import { PreferencesMenu } from '#client/features/preferences/preferences-menu.tsx';
import { SiteFooter } from '#client/features/preferences/site-footer.tsx';
import styles from '#client/gallery/layouts.module.css';
import { Group, Specimen } from '#client/gallery/specimen.tsx';
import { Routed } from '#client/gallery/stages.tsx';
import { ErrorPage, UnknownAddress } from '#client/pages/error-page.tsx';
import { SignedInLayout } from '#client/pages/signed-in-layout.tsx';
import { UnreachablePage } from '#client/pages/unreachable-page.tsx';
import {
  CloseIcon,
  FilmIcon,
  FunnelIcon,
  HeartIcon,
  PersonIcon,
  PlayIcon,
  ScreenIcon,
  SearchIcon,
  SlidersIcon,
} from '#client/ui/icons.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';

export function Layouts() {
  return (
    <Group heading="Layouts">
      <Specimen caption="Wordmark">
        <Wordmark />
      </Specimen>
      <Specimen caption="Icons: heart, search, close, play, film, screen, sliders, funnel, person">
        <div className={styles.icons}>
          <HeartIcon />
          <SearchIcon />
          <CloseIcon />
          <PlayIcon />
          <FilmIcon />
          <ScreenIcon />
          <SlidersIcon />
          <FunnelIcon />
          <PersonIcon />
        </div>
      </Specimen>
      <Specimen caption="Menu of theme and language">
        <PreferencesMenu />
      </Specimen>
      <Specimen caption="Site footer, with the switches of theme and language" isWide>
        <Routed>
          <SiteFooter />
        </Routed>
      </Specimen>
      <Specimen caption="The layout of those who are logged in, with a notice" isWide>
        <div className={styles.window}>
          <Routed state={{ notice: 'No reset token found in the URL.' }}>
            <Routes>
              <Route element={<SignedInLayout />}>
                <Route index element={<p>The screen itself stands here.</p>} />
              </Route>
            </Routes>
          </Routed>
        </div>
      </Specimen>
      <Specimen caption="Error page, of a screen that has failed">
        <Routed>
          <ErrorPage error={new Error('failed')} />
        </Routed>
      </Specimen>
      <Specimen caption="Error page, of an unknown address">
        <Routed>
          <UnknownAddress />
        </Routed>
      </Specimen>
      <Specimen caption="Unreachable page">
        <UnreachablePage />
      </Specimen>
    </Group>
  );
}
