// NODE_OPTIONS preloads this file. Nothing else may import it, since that would move the clock twice.
import { moveClock, movedMilliseconds } from './moved-clock.mjs';

moveClock(movedMilliseconds());
