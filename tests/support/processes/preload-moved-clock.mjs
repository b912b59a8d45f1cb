// Loaded before everything else by NODE_OPTIONS; once only, which an import elsewhere would not be.
import { moveClock, movedMilliseconds } from './moved-clock.mjs';

moveClock(movedMilliseconds());
