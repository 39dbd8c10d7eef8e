/** Chapter 7: Tusk and Thunder. */
import {
  all,
  aRoll,
  type Chapter,
  CLEAN_UP,
  crits,
  encounter,
  event,
  flag,
  gain,
  go,
  hurt,
  modification,
  nextChapter,
  not,
  outcome,
  outcomeIf,
  paths,
  pips,
  plus,
  potions,
  prepare,
  rebellion,
  recover,
  resources,
  risk,
  special,
  steps,
  supplies,
  token,
  UPGRADE,
  when,
} from './types.ts';

export const CHAPTER_7: Chapter = {
  no: 7,
  title: 'Tusk and Thunder',
  says: 'A walking fortress has turned towards the gathering. There is one day to get ready, and one to stop it.',
  entries: [
    {
      id: '7.01',
      title: 'The Hill Moved',
      body: [
        'The outer camps pitch by a hill: doors towards it, smoke away. This morning every door is wrong. The hill has moved.',
        "'It has tusks,' says the goat boy. His sandals are on the wrong feet. 'And lamps underneath. It came through the ford without slowing.' It is on the drove road, a day out, and at the end of the drove road there is nothing but these tents. He keeps looking that way. His grandmother is out there with the slow goats.",
        "A harness maker sews up whatever of you is open. She uses waxed thread, and a knee. 'There,' she says, and bites it off. 'You'll hold till you pull.'",
        'Outside, spades are being handed down from a cart. Behind the ovens, three clans have begun to shout.',
      ],
      margin: ['the hill was there yesterday. I drew it.'],
      kept: 'A hill got up and walked towards the gathering, and a goat boy ran ahead of it.',
      elements: [
        event('Waxed thread, and a knee', { do: 'remove-injury', n: 1, who: 'all' }),
        paths(
          {
            to: '7.02',
            title: 'Take a spade',
            says: 'It must tread somewhere. Choose where.',
            hints: [aRoll, plus('token', 'pits in its road'), risk('hit-points', 'everybody may be hurt')],
          },
          {
            to: '7.03',
            title: 'Walk in its prints',
            says: 'Nobody has looked at it from below.',
            hints: [aRoll, plus('token', 'where it is weak'), risk('rebellion', 'a day lost feeds the rebellion')],
          },
          {
            to: '7.04',
            title: 'Go behind the ovens',
            says: 'Those who shout might also shoot.',
            hints: [
              aRoll,
              plus('token', 'volunteers, if the clans trust you'),
              plus('special', 'hunters'),
              risk('rebellion', 'a day lost feeds the rebellion'),
            ],
          },
        ),
      ],
    },
    {
      id: '7.02',
      title: 'A Hand of Dust',
      body: [
        'The dust is one hand deep. Under it the spade rings, and the man who swung it sits down and holds his wrists.',
        "Here the drove road leaves the canyon for the plain. Whatever walks it, in or out, must put its weight here. So thirty bakers and carters hack at the one piece of ground that does not want to be dug, with wedges, with tent poles, with somebody's door. The cracks smell of struck flint. There will be no bread tomorrow.",
        'At noon the first hole will hide a child, and a child gets in to show you. Below that the stone turns to shale: grey leaves, loose as a pack of cards. Now they all want to climb down and help.',
        [when({ here: 'drokkeh' }, "Drokkeh knocks on it, and waits. 'It'll open,' he says.")],
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(5)],
          title: 'Take the pits down past the shale.',
          says: 'The rock will stand by itself. The shale has never had to.',
          clean: 'The walls stand so sheer that they have to bring you up on a rope, laughing.',
          bare: 'You prop the last wall with the door. It holds. Somebody will sleep in a draught.',
          fail: 'A crack runs round the rim, quick as a mouse, and meets its own tail.',
          pass: '7.05',
          miss: '7.06',
        },
      ],
    },
    {
      id: '7.03',
      title: 'Where It Has Been',
      body: [
        'Each print is a room without a roof. The first holds rain. The second holds a cart, pressed as flat as the drawing of a cart. The third holds an old woman and seven goats.',
        "'It never steps in the same place twice,' she says. 'So I sit where it has been.' She asks after a boy in bad sandals. When you have told her, she milks a goat that does not need milking.",
        'Half a mile on it stands out the heat with its lamps turned down, ticking as a roof ticks. You smell hot oil and trodden thyme. When the shade reaches its forefoot it will walk again; she has timed it twice. After that it will not stop before the tents.',
        [when({ here: 'senvi' }, "'It stands upwind of itself,' says Senvi. 'At that size one grows careless.'")],
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(3), crits(1)],
          title: 'Go in under it, and look up.',
          says: 'You have until the shade touches the foot. The shade has started.',
          clean: 'You walk the whole length and out between the heels. There is still sun on the foot.',
          bare: 'You are halfway along when the foot lifts. From halfway you have seen what swings.',
          fail: 'The shade is quicker than the sum. It walks, and by the time its lamps are past you it is evening.',
          pass: '7.07',
          miss: '7.08',
        },
      ],
    },
    {
      id: '7.04',
      title: 'Whoever Holds the Lid',
      body: [
        'The Desert would lead it off into the sand. The Lowland would drown it. The Sky wishes to know who pitched four hundred tents at the end of a road. A dog barks whenever one of them draws breath.',
        [
          when({ flag: 'visited-desert' }, 'Hoska has drawn the thing in the dirt, and is standing on it.'),
          when({ flag: 'visited-lowland' }, 'Nem is winning, on volume.'),
          when({ flag: 'visited-sky' }, 'Tirrah waits with one finger raised. He has been waiting since breakfast.'),
        ],
        [
          'Somebody has brought a pot lid: whoever holds it may speak. Three people are holding it.',
          when(
            { been: '2.05' },
            "One asks, to your face, how a Marshal feeds a hound. 'From the next valley,' says everybody. They agree on that.",
          ),
        ],
        [
          'Along a rope stand those who would do the shooting. They are seventeen, eighteen; the bows are their own. Nobody has asked them. Behind them their mothers are striking the tents, and with every tent that comes down, one more bow is called away.',
          when(
            { counter: 'trust-total', atLeast: 4 },
            'A few have ducked under the rope all the same. They have brought a drum, to sit on.',
          ),
        ],
      ],
      elements: [
        outcomeIf({ counter: 'trust-total', atLeast: 4 }, 'A handful, and their drum', token('drum')),
        {
          is: 'roll',
          needs: [pips(4)],
          title: 'Take the lid, and speak to the rope.',
          says: 'The loud ones are not the ones you need. They are between you and the ones you need.',
          clean: 'You ask the nearest her name, then the next. By the ninth name the shouting has stopped, to listen.',
          bare: 'You are shouted down twice. The third time it is a girl with a bow who does the shouting down.',
          fail: 'The lid goes round. When it comes to you it is too dark to see who is left along the rope.',
          pass: '7.09',
          miss: '7.08',
        },
      ],
    },
    {
      id: '7.05',
      title: 'Flour Sieve',
      body: [
        'By dusk there are four, in a crooked row across the canyon mouth, each deep enough to stand a tent in. Somebody proposed stakes. It would not notice stakes. It may notice a drop.',
        'The pits are roofed with bed mats, and the mats with dust, shaken out through a flour sieve. A baker does that part. She will not be hurried. When she has finished she walks backwards to the road and sweeps out her own feet with a goose wing.',
        'Then nobody can find the second one. There is laughter. It stops, and everyone stands exactly where they are, while a boy crawls along the row with a stick, and lays down four white pebbles.',
        [when({ here: 'ottakh' }, "Ottakh tugs one mat straight. 'There. Now you're only ground, aren't you. Only –' He walks round it.")],
      ],
      kept: 'You dug four pits at the mouth of the canyon, and hid them with a flour sieve.',
      elements: [event('Four pits under bed mats', token('root')), go('7.10')],
    },
    {
      id: '7.06',
      title: 'Leaves of Shale',
      body: [
        'It comes in from three sides, in leaves, like a dropped book. It has you to the chest, to the chin; then there is a hand in your collar, and you come out, and some of your skin does not.',
        "They count. They count again. A baker's boy is missing. Then he is on the rim with a bucket; he had been sent for water. His mother hits him with the bucket, and then will not let go of it, or him.",
        'Along the row the other three holes give one sigh each, and fill. It is too dark to see the road. People find their spades by feel. There is grit in every mouth. When she can be got to let go of it, the bucket goes round.',
      ],
      elements: [outcome('The shale keeps some skin', hurt(1, 'all')), go('7.10')],
    },
    {
      id: '7.07',
      title: 'Four, Four, One',
      body: [
        'From below it is a street hung upside down: pipes, gangways, lamps in wire baskets. Warm oil falls on your neck, drop after drop, at the pace of somebody counting.',
        'So you count as well. The plates of the skirt overlap like slates, and each hangs from four bolts. Four. Four. Four. On the near side, behind the forefoot, one: three holes have rusted open, and the plate swings from the last like an inn sign.',
        'You draw it on a strip of hide with a burnt stick: foot, belly, plate, bolt. The stick squeaks. Above you something stops ticking. It starts again. Farther up, along the ribs, sacks are lashed in rows, sewn shut. Grain sags. These do not.',
        [
          when(
            { here: 'ottakh' },
            "'One bolt,' says Ottakh, looking up. 'Who leaves you hanging by – no, keep still, I'm not cross with you.'",
          ),
        ],
      ],
      margin: ['what is lighter than grain, and worth carrying?'],
      kept: 'You went in under the Stonetusk, and drew the one plate that hung by one bolt.',
      elements: [event('A plate on one bolt', token('eye'), flag('weakplate')), go('7.10')],
    },
    {
      id: '7.08',
      title: 'Garlic Seller',
      body: [
        [
          when({ from: '7.03' }, 'You come back by starlight with thyme in your hair, and nothing on the strip of hide.'),
          when({ from: '7.04' }, 'The lid is back on its pot. Nothing was decided, at length.'),
        ],
        'The ovens have been let go out; they smell of wet ash. Half the tents are down. The other half have covered their lamps, as though it came for lamps.',
        "A woman walks from fire to fire with cords over her arm, the way others sell garlic. On every cord hangs a bone seed. She does not praise them. 'It goes round these,' she says. 'That is all I was told.' She takes whatever people can spare. By the last fire her arm is bare.",
        'You go after her with a lamp and ask who bought. They turn down their collars and show you. The last is a baker, and her neck is bare. She has hung hers on the door of the oven.',
        [
          when(
            { here: 'ikkara' },
            "'We feed them first,' says Ikkara. 'Then we ask for the cords. Nobody hands over a wall on an empty stomach.'",
          ),
        ],
      ],
      kept: 'On the eve of the hunt a woman sold seeds from fire to fire, and sold them all.',
      elements: [outcome('She sells every cord', rebellion(1)), go('7.10')],
    },
    {
      id: '7.09',
      title: 'By How Far',
      body: [
        'Nineteen come over the rope. They line up by clan. Then a Lowland girl says that this is stupid, and they line up by how far they shoot.',
        'It comes out mixed. A Sky boy finds himself beside a Desert boy whose uncle put his uncle in a ditch; they stare ahead and, without turning, compare arrows. All down the line strings are tried, with one finger, as one tries a door at night.',
        "The twentieth is somebody's mother, with a tent pole in each hand. 'I was better than any of you, before him,' she says. Her son gives up his bow, and looks at his boots. She draws it to the ear, and goes to stand at the far end.",
        [when({ here: 'ikkara' }, 'Ikkara says all twenty names back to them. She wants to have them right.')],
      ],
      kept: "Twenty hunters of three clans stepped over a rope, and the twentieth was somebody's mother.",
      elements: [event('Twenty bows in one line', special('S7')), go('7.10')],
    },
    {
      id: '7.10',
      title: 'Things Left at Night',
      body: [
        [
          'You hear it whenever the wind drops: a step; then as long as it takes to fill a bucket; then a step.',
          when(
            { been: '7.03' },
            'The old woman has come in over the ridge with all seven goats. The boy sleeps against the fattest.',
            "The goat boy's grandmother comes in last, over the ridge, with all seven goats. She has spent the day in a footprint.",
          ),
        ],
        'People bring things. They make no speech of it. A flask, hot from the boiling. A loaf with one bite gone. They set them by your blanket and go off fast, before you can lift your head.',
        'Ground must be chosen by first light. The canyon: walls on both hands, stone to stand behind, and no getting past it if it turns. Or the plain: grass to the belt as far as there is far, and nothing to put your back to. Either way the tents are one hour on.',
      ],
      margin: ["the bite was the baker's. she was checking.", 'peas left: nine.'],
      elements: [
        event('A flask and a bitten loaf', potions(1), supplies(1)),
        {
          is: 'optional-roll',
          needs: [pips(4)],
          title: 'Tap the dead flyer at the ford.',
          says: 'It lies in the shallows, still cold inside. The stopper has frozen in.',
          passed: 'It comes out with a cough. What runs into your flasks is blue, and smokes.',
          failed: 'The stopper stays. Your fingers are white until breakfast.',
          caption: 'Cold, drawn off by night',
          effects: [resources('chill', 2)],
        },
        {
          is: 'optional-roll',
          needs: [crits(1)],
          title: 'Rig the broken cart.',
          says: 'An axle spring, forty feet of rope, a good idea.',
          passed: 'It goes under a bush. You tell everybody which bush.',
          failed: 'It goes off by itself in the dark, at nobody. It was a good idea.',
          caption: 'One surprise more',
          effects: [prepare('one-more-trap')],
        },
        paths(
          {
            to: '7.11',
            title: 'Wait in the canyon',
            says: 'Stone for your back, and for its.',
            hints: [plus('flag', 'walls that it cannot cross')],
            effects: [flag('canyon')],
          },
          {
            to: '7.12',
            title: 'Meet it on the plain',
            says: 'Room to vanish, and room to be chased.',
            hints: [plus('flag', 'grass to hide in')],
            effects: [flag('plain')],
          },
        ),
      ],
    },
    {
      id: '7.11',
      title: 'Walls on Both Sides',
      body: [
        'The canyon hands the sound on. Each step comes three times: off the left wall, off the right, and then up through your heels. The swallows leave, all of them, in one sheet.',
        [
          'Low on the rock there is a stripe of grease, where animals have rubbed through. There is another at the height of a loaded cart. Far above that is a third, and it is wet.',
          when({ flag: 'weakplate' }, 'Something swings up there and knocks sparks off the stone: one plate, one bolt.'),
        ],
        [
          'You have boulders, dry moss, and a strip of sky no wider than a bandage. It goes dark from the far end. Stonetusk fills the bend as a cork fills a neck; you hear its flanks before you see its lamps, iron on rock, in no haste. Behind you are the mouth, the road, and a baker lighting her oven.',
          when({ been: '7.05' }, 'Four flat places by the mouth are only mats. The white pebbles are where the boy put them.'),
        ],
        [when({ here: 'senvi' }, "'One way in and one way out,' says Senvi. 'It has the same trouble.'")],
      ],
      elements: [encounter('B7')],
    },
    {
      id: '7.12',
      title: 'Sky on All Sides',
      body: [
        'You feel it in the waterskin first: rings, chasing each other to the neck. Then in the teeth. Then the horizon has a second line under it, and the second line is walking.',
        [
          'Stonetusk does not hurry. A foot comes down. The grass lies flat in a circle as wide as a house, and gets up slowly, and some of it does not.',
          when({ here: 'drokkeh' }, "'Heavy,' says Drokkeh, with respect."),
        ],
        [
          'There is grass on this plain, more than you could ever hide in, and hardly a rock to stand behind. Downwind, at your back, somebody in the outer camps is frying onions. Soon they will see it in their water.',
          when({ flag: 'weakplate' }, 'On the near side one plate of the skirt swings from a bolt, as you drew it.'),
          when({ been: '7.05' }, 'Four pieces of the plain are only mats and dust. You know which.'),
        ],
      ],
      elements: [encounter('B7')],
    },
    {
      id: '7.90',
      title: 'One for Everybody',
      body: [
        [
          'It lies across the road like a house that has knelt. You can feel the heat of it. The children have been told not to touch it, and are touching it.',
          when({ flag: 'canyon' }, 'Between it and the rock there is room for one goat. One has gone through.'),
          when({ been: '7.09' }, 'The twentieth hunter goes round it pulling out arrows, and sorts them by owner.'),
        ],
        [
          'Along its ribs hang the sacks. You cut one down, and it rattles. Bone seeds run out over your boots, hundreds, each with the hole for the cord already drilled. On the sacking is a cart number, in red. It burned on the grain road, that cart.',
          when(all({ been: '2.90' }, not({ been: '4.90' })), 'The seam is green thread, like the seams of the small bags in the kennel.'),
          when({ been: '4.90' }, 'The seam is green thread. You have a glove in your satchel with that stitch at the thumb.'),
        ],
        "The harness maker does the sum on a plank: so many to a sack, so many sacks. She does it twice, and looks along the tents. 'There's one for everybody,' she says. 'They counted us.' The goat boy has one in his fist. His grandmother opens the fingers, one at a time.",
      ],
      kept: 'You brought the Stonetusk down before the tents. It carried seeds in grain sacks, one for everybody.',
      elements: [
        event('What the camps could carry off', potions(1), supplies(1), resources('metal', 3), resources('apex', 1)),
        outcomeIf({ locationsTaken: 4 }, 'Broken off whole, still humming', resources('apex', 1)),
        steps(CLEAN_UP, gain(1), UPGRADE, modification(1), recover(6)),
        nextChapter,
      ],
    },
    {
      id: '7.95',
      title: 'Same Place Twice',
      body: [
        [
          'It goes through the outer camps from end to end, like somebody crossing a room for a cup. It hunts no one. It treads.',
          when({ been: '7.12' }, 'In one print lies the pan of onions, thin as a leaf.'),
        ],
        'Those with cords stand still, as they were told, and it steps round them. You see it: a ring of flat canvas, and in the ring a woman with her eyes shut and a child on each hand. By evening everybody has seen it, or been told.',
        [
          'They are not angry with you. They ask you to hold the end of a pole. The ovens are level with the ground, and the loaves in them still warm.',
          when({ been: '7.08' }, 'One oven stands. It has a cord on its door.'),
          "The goat boy sits in the nearest print with his arms round a goat. 'It never steps in the same place twice,' he tells you, and moves up.",
        ],
      ],
      kept: 'The Stonetusk went through the outer camps, and everyone saw whom it walked round.',
      elements: [outcome('Everyone saw whom it spared', rebellion(2)), steps(CLEAN_UP, UPGRADE, recover(10)), nextChapter],
    },
  ],
  briefs: {
    B7: {
      title: 'Stonetusk',
      lead: 'It is looking for a gathering. It has never had to look down.',
      task: 'Bring it down, or break off so much that it can no longer fight.',
      tokens: {
        root: 'Your four pits, under mats.',
        eye: 'The loose plate starts cracked.',
        drum: 'Volunteers. They shoot where you point.',
      },
      firstReveal: 'Its lamps come round. All of them.',
      won: 'What is left walks a little way, stops, and cannot remember why.',
      lost: 'The ink runs here. Turn back to the morning; someone has left two flasks.',
    },
  },
};
