/** The kit's door for a game that is shown as a broadcast: a score tower, a strip of orders, what is laid over the picture, a casting page, a podium. No other table loads what is behind it. */
import './show.css';

export { type Castable, CastingPage } from './show/casting.tsx';
export { Credits, type Placed, Podium } from './show/podium.tsx';
export { Plate, Profile, Queue, type Queued, ShowPanel, Told } from './show/profile.tsx';
export { Sign, SignRow, type SignShape, Slots } from './show/signs.tsx';
export { Bar, Crowd, Flash, GlanceNote, LowerThird, Remark, ShowZone, Staging, Stamp } from './show/staging.tsx';
export { type Order, OrderStrip } from './show/strip.tsx';
export { Aims, type Scored, ScoreTower } from './show/tower.tsx';
export { Offer, type Priced, Prices, Scores, Texts, type Value, Values } from './show/values.tsx';
