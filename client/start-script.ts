// The page's only inline script. It loads the app after the first posters, so that the two do not
// compete for a slow network, and keeps what the visitor does until then.
import { keepEarlyEvents } from '#client/lib/rendering/early-events.ts';
import { startApp } from '#client/lib/rendering/start-app.ts';

keepEarlyEvents();
startApp();
