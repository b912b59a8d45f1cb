// The page's only inline script, in its head. It keeps what the visitor does until the app runs, and
// loads the app after the first posters, so that the two do not compete for a slow network.

import { keepEarlyEvents } from '#client/lib/rendering/early-events.ts';
import { getHints } from '#client/lib/rendering/hint-cookies.ts';
import { markTheme } from '#client/lib/rendering/mark-theme.ts';
import { startApp } from '#client/lib/rendering/start-app.ts';

// The page may be that of a static host, or cached before another theme was chosen.
markTheme(getHints().theme);
keepEarlyEvents();
document.addEventListener('DOMContentLoaded', startApp);
