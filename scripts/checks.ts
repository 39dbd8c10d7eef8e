/** Every check of this folder in one process: a file is read and parsed once for all of them. */
import { clauses } from './check-clauses.ts';
import { deeds } from './check-deeds.ts';
import { imports } from './check-imports.ts';
import { keys } from './check-keys.ts';
import { length } from './check-length.ts';
import { purity } from './check-purity.ts';
import { styles } from './check-styles.ts';
import { wording } from './check-words.ts';
import { yields } from './check-yield.ts';
import { report } from './source.ts';

for (const check of [imports, yields, purity, deeds, keys, wording, clauses, length, styles]) report(check);
