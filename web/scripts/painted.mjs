// Exits with 0 when the committed pictures are those of the drawings.
import { upToDate } from './sources.mjs';

process.exit(upToDate() ? 0 : 1);
