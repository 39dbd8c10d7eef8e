/** What the beast does by itself, in the words of its cards. */
import { monsterCard } from '../content/box.ts';
import { sayAbilities } from '../content/words/index.ts';
import { stanceOf } from '../places.ts';
import { ofBeast } from '../sentences/names.ts';
import type { View } from '../state.ts';

export const rulesSay = ({ monster }: View): string => ofBeast(sayAbilities(monsterCard(monster.id).rules, 'monster'), monster.id);
/** What its stance says beside its numbers. */
export const ownText = (view: View): string => ofBeast(sayAbilities(stanceOf(view).abilities ?? [], 'monster'), view.monster.id);
