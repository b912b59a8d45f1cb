// Runs in the page's head, before anything is painted and before the app's own scripts are loaded.
import { askEarly } from '#client/early/early-list.ts';
import { startApp } from '#client/early/start-app.ts';
import { getChosenLanguage } from '#client/features/preferences/chosen-language.ts';
import { showChosenTheme } from '#client/features/preferences/chosen-theme.ts';
import { markPage, wantedLanguage } from '#client/messages/locale.ts';

// The chosen theme and language must be there at the first paint.
showChosenTheme();
markPage(wantedLanguage(getChosenLanguage()));

startApp(askEarly());
