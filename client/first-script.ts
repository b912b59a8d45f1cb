// Runs in the page's head, before anything is painted and long before the app's own script is there.
import { askEarly } from '#client/early/early-list.ts';
import { startApp } from '#client/early/start-app.ts';
import { markPage, wantedLanguage } from '#client/messages/locale.ts';

// What the visitor chose must not appear late.
const theme = localStorage.getItem('marquee.theme');
if (theme) document.documentElement.dataset.theme = theme;
markPage(wantedLanguage());

startApp(askEarly());
