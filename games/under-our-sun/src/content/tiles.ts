/** The tiles: New Haven, 36 common ones by family, and four that only a mission puts into the stack or onto the map. */
import type { Container, TileCard } from './types.ts';

const strong: Container = { test: 'strength', loot: 1 };
const deft: Container = { test: 'dexterity', loot: 1 };
const either: Container = { test: 'both', loot: 1 };
const bare = { resources: [], water: 0, enemies: 0 } as const;

const haven: TileCard = {
  ...bare,
  id: 'new-haven',
  name: 'New Haven',
  flavour: 'A wall, a well and a counter. People have called less a city.',
  family: 'haven',
  value: 1,
  spaces: 6,
  water: 2,
};

const flats = { ...bare, family: 'dry-flats', value: 1, spaces: 4 } as const;
const DRY_FLATS: readonly TileCard[] = [
  {
    ...flats,
    id: 'tin-cup-flats',
    name: 'Tin Cup Flats',
    flavour: 'Somebody left cups out for the rain. They have collected sand, patiently.',
    resources: ['metal'],
    hasEvent: true,
  },
  {
    ...flats,
    id: 'longlight-plain',
    name: 'Longlight Plain',
    flavour: 'From here you can see tomorrow’s walk. It looks like today’s.',
    hasEvent: true,
  },
  {
    ...flats,
    id: 'salt-table',
    name: 'Salt Table',
    flavour: 'White and level and set for nobody. The sacks have kept better than the salt.',
    resources: ['fabric'],
  },
  {
    ...flats,
    id: 'clothesline-flats',
    name: 'Clothesline Flats',
    flavour: 'The washing still hangs between the posts. It is certainly dry.',
    resources: ['fabric'],
  },
  {
    ...flats,
    id: 'kite-plain',
    name: 'Kite Plain',
    flavour: 'A kite hangs on the only post as far as you can see. It looks almost intended.',
    resources: ['fabric'],
    hasEvent: true,
  },
  {
    ...flats,
    id: 'bus-stop-plain',
    name: 'Bus Stop Plain',
    flavour: 'A bench with cushions faces a road that is gone. Somebody still sweeps round it.',
    resources: ['fabric'],
    enemies: 1,
  },
];

const dunes = { ...bare, family: 'dunes', value: 2, spaces: 3 } as const;
const DUNES: readonly TileCard[] = [
  {
    ...dunes,
    id: 'kettle-dunes',
    name: 'Kettle Dunes',
    flavour: 'The wind pours the sand from side to side and has never spilled any.',
    hasEvent: true,
  },
  {
    ...dunes,
    id: 'drowned-street',
    name: 'Drowned Street',
    flavour: 'The tops of the lamps stand out of the sand like reeds. The street is below, keeping cool.',
    resources: ['metal'],
    enemies: 1,
  },
  {
    ...dunes,
    id: 'bell-dune',
    name: 'Bell Dune',
    flavour: 'There is a bell under here. On windy days it remembers what it was for.',
    resources: ['metal'],
    hasEvent: true,
  },
  {
    ...dunes,
    id: 'walking-dune',
    name: 'Walking Dune',
    flavour: 'Yesterday it stood further west. It is in no hurry and has never been late.',
    enemies: 1,
  },
  {
    ...dunes,
    id: 'fender-dunes',
    name: 'Fender Dunes',
    flavour: 'Cars, up to their door handles. They have never been parked so evenly.',
    resources: ['metal'],
  },
];

const scrub = { ...bare, family: 'scrub', value: 2, spaces: 3 } as const;
const SCRUB: readonly TileCard[] = [
  {
    ...scrub,
    id: 'thornwick',
    name: 'Thornwick',
    flavour: 'Every bush holds a thread of somebody’s sleeve. The bushes are well dressed.',
    resources: ['wood', 'food'],
    enemies: 1,
  },
  {
    ...scrub,
    id: 'hare-scrub',
    name: 'Hare Scrub',
    flavour: 'Tracks everywhere, and all of them are leaving.',
    resources: ['wood', 'food'],
    hasEvent: true,
  },
  {
    ...scrub,
    id: 'goat-walk',
    name: 'Goat Walk',
    flavour: 'The paths were made by goats, and still go exactly where the goats had wanted to be.',
    resources: ['wood'],
    enemies: 1,
  },
  {
    ...scrub,
    id: 'bitterberry-hollow',
    name: 'Bitterberry Hollow',
    flavour: 'The berries look better than they taste. They taste better than nothing.',
    resources: ['wood', 'food'],
    enemies: 1,
  },
  {
    ...scrub,
    id: 'rattlepod-rise',
    name: 'Rattlepod Rise',
    flavour: 'Dry pods shiver on every twig as you pass. It is the nearest thing to applause.',
    resources: ['wood'],
  },
];

const forest = { ...bare, family: 'dead-forest', spaces: 3 } as const;
const DEAD_FOREST: readonly TileCard[] = [
  {
    ...forest,
    id: 'grey-choir',
    name: 'Grey Choir',
    flavour: 'When the wind comes through, the trunks hum. Nobody has worked out the words.',
    value: 3,
    resources: ['wood', 'wood'],
    enemies: 1,
  },
  {
    ...forest,
    id: 'matchwood',
    name: 'Matchwood',
    flavour: 'Grey, dry and very close together. People put out their pipes here, out of tact.',
    value: 2,
    resources: ['wood', 'wood'],
  },
  {
    ...forest,
    id: 'larder-oaks',
    name: 'Larder Oaks',
    flavour: 'Something keeps nuts in the hollow trunks. It has been thorough, and is probably near.',
    value: 3,
    resources: ['wood', 'wood', 'food'],
    enemies: 1,
  },
  {
    ...forest,
    id: 'weeping-stump',
    name: 'Weeping Stump',
    flavour: 'The trees are dead, but in the mornings a stump is wet. Nobody has told it.',
    value: 2,
    resources: ['wood', 'wood'],
    water: 1,
  },
];

const hills = { ...bare, family: 'rocky-hills', value: 3, spaces: 2 } as const;
const ROCKY_HILLS: readonly TileCard[] = [
  {
    ...hills,
    id: 'anvil-ridge',
    name: 'Anvil Ridge',
    flavour: 'The rails across it ring when you step on them. The hill likes to announce visitors.',
    resources: ['metal', 'metal'],
    enemies: 1,
  },
  {
    ...hills,
    id: 'pylon-back',
    name: 'Pylon Back',
    flavour: 'A fallen pylon lies along the top with its cables combed. You can see everywhere you are not.',
    resources: ['metal'],
    hasEvent: true,
  },
  {
    ...hills,
    id: 'basin-rock',
    name: 'Basin Rock',
    flavour: 'Somebody cut a basin into the stone, long before before. It still works.',
    resources: ['metal'],
    water: 1,
    enemies: 1,
  },
  {
    ...hills,
    id: 'cartmouth',
    name: 'Cartmouth',
    flavour: 'The mine carts wait in line at the tunnel. Behind them water drips, in no hurry to be found.',
    resources: ['metal', 'metal'],
    water: 1,
    hasEvent: true,
  },
];

const pass = { ...bare, family: 'pass', value: 4, spaces: 2 } as const;
const PASSES: readonly TileCard[] = [
  {
    ...pass,
    id: 'mule-stair',
    name: 'Mule Stair',
    flavour: 'The steps were cut for mules. It is said that the mules asked for wider ones.',
    hasEvent: true,
  },
  {
    ...pass,
    id: 'letterbox-gap',
    name: 'Letterbox Gap',
    flavour: 'A slit in the cliff with all the wind in it. Somebody has left a note. It says: windy.',
    hasEvent: true,
  },
];

const oasis = { ...bare, family: 'oasis', spaces: 4, resources: ['food'] } as const;
const OASES: readonly TileCard[] = [
  {
    ...oasis,
    id: 'green-thumb',
    name: 'Green Thumb',
    flavour: 'Somebody used to water this garden every morning. It has not noticed that they left.',
    value: 1,
    water: 1,
  },
  {
    ...oasis,
    id: 'heron-spring',
    name: 'Heron Spring',
    flavour: 'Reeds, mud, clear water. No herons. The name was kept in case.',
    value: 2,
    water: 1,
    enemies: 1,
  },
  {
    ...oasis,
    id: 'palm-court',
    name: 'Palm Court',
    flavour: 'Real palms, real shade, and water so clear that you see the bottom. Everybody has heard of it.',
    value: 1,
    water: 2,
    enemies: 1,
  },
];

const hamlet = { ...bare, family: 'hamlet', value: 2, spaces: 4, resources: ['fabric', 'connector', 'plastic'] } as const;
const HAMLETS: readonly TileCard[] = [
  {
    ...hamlet,
    id: 'tallow',
    name: 'Tallow',
    flavour: 'Behind the broken windows the tables are laid. People left between the soup and the rest.',
    enemies: 1,
    containers: [deft],
  },
  {
    ...hamlet,
    id: 'orchard-end',
    name: 'Orchard End',
    flavour: 'A street of doors without houses. Some of them are locked, which seems strict.',
    enemies: 2,
    containers: [strong],
  },
];

const site = { ...bare, family: 'site', spaces: 3 } as const;
const SITES: readonly TileCard[] = [
  {
    ...site,
    id: 'service-station',
    name: 'Halfway Service Station',
    flavour: 'The sign promises coffee. The sign has always been an optimist.',
    value: 2,
    resources: ['connector', 'alcohol', 'plastic'],
    enemies: 1,
    hasEvent: true,
    containers: [strong],
  },
  {
    ...site,
    id: 'clinic',
    name: 'Mercy Lane Clinic',
    flavour: 'All the chairs in the waiting room face the door. The tank on the roof still drips, on time.',
    value: 2,
    resources: ['alcohol', 'alcohol', 'plastic'],
    water: 1,
    enemies: 1,
    containers: [deft],
  },
  {
    ...site,
    id: 'plane-wreck',
    name: 'Wreck of the Evening Plane',
    flavour: 'It lies along the slope with its doors open, as if it were still boarding.',
    value: 3,
    resources: ['connector', 'connector', 'plastic'],
    hasEvent: true,
    containers: [either],
  },
  {
    ...site,
    id: 'freight-yard',
    name: 'Long Siding Freight Yard',
    flavour: 'Boxes as big as houses, stacked by people who never had to open them.',
    value: 2,
    resources: ['connector', 'alcohol'],
    enemies: 1,
    containers: [strong, either],
  },
  {
    ...site,
    id: 'bunker',
    name: 'Cold Door Bunker',
    flavour: 'The door is thicker than a bed is wide. Whatever it was to keep out has lost interest.',
    value: 3,
    resources: ['connector', 'alcohol'],
    water: 1,
    enemies: 1,
    hasEvent: true,
    containers: [{ test: 'both', loot: 2 }],
  },
];

const mission = { ...bare, family: 'mission', isOfMission: true } as const;
const OF_MISSIONS: readonly TileCard[] = [
  {
    ...mission,
    id: 'radio-mast',
    name: 'Whistling Mast',
    flavour: 'Taller than anything that still stands. The wind plays it all day and has learned no tune.',
    value: 3,
    spaces: 4,
    resources: ['metal', 'connector'],
  },
  {
    ...mission,
    id: 'nest',
    name: 'Culvert Nest',
    flavour: 'The pipe is warm, and the air comes out of it in turns. Nothing grows near it, not even flies.',
    value: 3,
    spaces: 4,
    enemies: 1,
  },
  {
    ...mission,
    id: 'fort',
    name: 'Tollhouse Fort',
    flavour: 'They painted LIBERTY over the toll board. You can still read the prices underneath.',
    value: 2,
    spaces: 4,
    resources: ['metal', 'wood'],
    enemies: 1,
    containers: [either],
  },
  {
    ...mission,
    id: 'border-gate',
    name: 'Lantern Gate',
    flavour: 'A straight line in a crooked country, with a light on it. Somebody trims the wick.',
    value: 1,
    spaces: 6,
  },
];

export const TILES: readonly TileCard[] = [
  haven,
  ...DRY_FLATS,
  ...DUNES,
  ...SCRUB,
  ...DEAD_FOREST,
  ...ROCKY_HILLS,
  ...PASSES,
  ...OASES,
  ...HAMLETS,
  ...SITES,
  ...OF_MISSIONS,
];
