// Runs in the page's head, before anything is painted and long before the app's own script is there.
import { askEarly } from '#client/early/early-list.ts';
import { startApp } from '#client/early/start-app.ts';
import { getChosenLanguage } from '#client/features/preferences/chosen-language.ts';
import { showChosenTheme } from '#client/features/preferences/chosen-theme.ts';
import { markPage, wantedLanguage } from '#client/messages/locale.ts';

// What the visitor chose must not appear late.
showChosenTheme();
markPage(wantedLanguage(getChosenLanguage()));

startApp(askEarly());
