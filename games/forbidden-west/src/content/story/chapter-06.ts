/** Chapter 6: Beneath the Relay. */
import {
  adapt,
  all,
  any,
  aRoll,
  type Chapter,
  CLEAN_UP,
  crits,
  eased,
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
  rebellion,
  recover,
  resources,
  risk,
  special,
  steps,
  supplies,
  type Test,
  token,
  when,
} from './types.ts';

/** Kessa's, or one from the canyon that no knife has opened. */
const WHOLE_SEED: Test = any({ been: '1.07' }, all({ flag: 'seedtoken' }, not({ been: '2.10' })));

export const CHAPTER_6: Chapter = {
  no: 6,
  title: 'Beneath the Relay',
  says: 'Carts come to the dead tower empty and leave it heavy. Go down, and see where the seeds are grown.',
  entries: [
    {
      id: '6.01',
      title: 'Where Nothing Perches',
      body: [
        'Every ruin on this plain has its crows. The tower has none. It stands in a ring of clean grass, with four wires to the ground, and when the wind is right the wires hum a note that is too low to hold.',
        [
          'Carts come here empty. Since noon you have watched three of them leave with their springs down. The driver of the fourth is asleep on his load, mouth open, and the seed on his chest goes up and down.',
          when({ been: '4.90' }, 'His sacks are on your list: eleven, every new moon, and a spoon for the porridge.'),
          when({ here: 'senvi' }, "'He wakes when the shadow reaches the mule,' says Senvi. 'Call it an hour.'"),
        ],
        'He is paid by the camp. Whoever there gets no seed will be standing beside somebody who did. Under the tower a shaft lies open, with a pulley. Lower down the hill a cable duct comes out, nearly as wide as shoulders.',
      ],
      margin: ['the mule has one too.', 'peas left: fourteen.'],
      kept: 'You watched carts come empty to a dead tower, and leave it heavy.',
      elements: [
        paths(
          {
            to: '6.02',
            title: 'Go down the shaft',
            says: 'Straight down, to whatever is lit.',
            hints: [aRoll, plus('token', 'a view of the floor'), plus('resource', 'a core'), risk('hit-points', 'one may fall')],
          },
          {
            to: '6.03',
            title: 'Crawl up the duct',
            says: 'Slow, hot, and nobody guards a drain.',
            hints: [aRoll, plus('resource', 'spark cells'), risk('hit-points', 'one may fall')],
          },
        ),
      ],
    },
    {
      id: '6.02',
      title: 'Count to Nine',
      body: [
        'You drop a stone and count. At nine there is a sound. It is stone on tin, and then something walks over to look at the stone.',
        [
          'Your rope is good for seven. You tie it to the pulley and go down past roots, past brick, past a white smooth stuff with no joints in it that is warm to the cheek. The daylight shrinks to a plate, then a coin.',
          when({ here: 'drokkeh' }, "'Pulley's sound,' says Drokkeh. He has told it so."),
        ],
        'At seven the knot is in your fists. A doorway stands in the far wall, with an amber light coming and going inside it, as slow as breath. You could reach it if the rope were to swing.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(4)],
          title: 'Swing for the doorway.',
          says: 'Three pushes off the wall, then open your hands. The last push decides it.',
          clean: 'You land on both feet with the rope still in one hand, and hang it on a hook, as if you lived there.',
          bare: 'Your knees arrive, then your chin. Your boots are a little behind, kicking at nothing.',
          fail: 'The doorway comes to meet you an arm too early, and goes by.',
          pass: '6.04',
          miss: '6.05',
        },
      ],
    },
    {
      id: '6.03',
      title: 'Toe and Elbow',
      body: [
        [
          'You push the pack ahead with your brow and follow it with your elbows. The duct is floored with cable, thick as an arm, old, dressed in dust that smells of singed hair. It is warm on the belly, and no sun ever got in here.',
          when({ been: '3.07' }, "It is a little wider than Hoska's pipe. You had hoped never to compare."),
        ],

        'Every so often a spark walks the length of the hill. It comes up behind you with a ticking, lights all the rivets one by one, goes under, and ticks away. In its light you see your own hands, and scratches on the tin around them. Somebody small has been hauling sacks through here.',
        'Where the rust is worst the floor sags. The next spark is on its way.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(2)],
          title: 'Cross the rust between sparks.',
          says: 'Spread out flat. The tin will bear you if you ask it for little.',
          clean: 'You are over, and have time to turn your head and watch the spark go under the place where you lay.',
          bare: 'The tin drums once under your knee. The spark nips a heel and lets you go.',
          fail: 'The spark arrives first. Everything jumps, the tin most of all, and there is a hole where the sag was.',
          pass: '6.06',
          miss: '6.05',
        },
      ],
    },
    {
      id: '6.04',
      title: 'A Knitted Cushion',
      body: [
        [
          'The lights are no bigger than barley grains. There are hundreds, amber, and they brighten and fade together. It takes you a while to notice that you are breathing along.',
          when({ here: 'ottakh' }, "Ottakh has taken his cap off. 'Don't get up,' he tells the wall."),
        ],
        'Somebody has knitted a cushion for the chair. On the desk stands a tray of earth with three shoots of barley in it. All three are dead, and each has been tied to a splint of straw.',
        'A pane shows you the vault from above, no larger than a quilt, and on it wink the places where not to step. Under the pane are a key that wakes the log, and a lever that puts it all to sleep. Far over your head a mule shakes its harness.',
      ],
      margin: ['splints. for barley.'],
      kept: 'Under the tower you found three dead shoots of barley, each tied to a splint.',
      elements: [
        event('Where not to step', token('eye')),
        {
          is: 'optional-roll',
          needs: [pips(3)],
          title: 'Draw the core of the dead rack.',
          says: 'One rack does not breathe with the others. Its heart is still warm.',
          passed: 'It slides out like a loaf from a tin. None of its neighbours wakes.',
          failed: 'Four screws hold it. Somebody has had the patience to file the heads off all four.',
          caption: 'A core, still warm',
          effects: [resources('core', 1)],
        },
        paths(
          {
            to: '6.07',
            title: 'Turn the key',
            says: 'It knows who took what, and when.',
            hints: [
              aRoll,
              plus('flag', 'a list of every seed'),
              plus('rebellion', 'fewer who follow'),
              risk('enemy', 'something is told about you'),
            ],
          },
          {
            to: '6.08',
            title: 'Pull the lever',
            says: 'What you cannot see cannot aim either.',
            hints: [plus('token', 'a hunter only half armed')],
          },
        ),
      ],
    },
    {
      id: '6.05',
      title: 'Row by Row',
      body: [
        [
          when({ from: '6.02' }, "For the length of a breath there is nothing in anybody's hands."),
          when({ from: '6.03' }, 'The tin lets down its flap like a polite trapdoor.'),
          'Then there is a cabinet, and it is made of glass. Little tubes of it, racked like cups, hundreds, and the fall goes through them from the top shelf to the bottom. It is a very long noise. It smells of struck flint.',
        ],
        'When it is over a light goes out, and the one beside it, and the next. They go out in order, row by row, down a passage you had not known was there, to the far end of the hill.',
        'After the last one you hear the splinters settle. Then something that is neither you nor glass puts down a foot.',
      ],
      kept: 'You fell through a cabinet of glass, and every light under the hill went out.',
      elements: [
        {
          is: 'outcome',
          caption: 'Down through the glass',
          asks: 'Who falls?',
          effects: [hurt(2, 'one')],
          then: '{one} says one word. The dark says it over, twice, from further in.',
        },
        go('6.08'),
      ],
    },
    {
      id: '6.06',
      title: 'A House for Mice',
      body: [
        'The duct ends in a nest. It is the size of a bed, woven out of cable ends, and all of them are live. It ticks like a cooling stove.',
        [
          'In the middle, on lint, lie six mice without a hair on them. The mother sits with two feet on one wire and two on the next, washing her face. She has learned precisely which. All around her are cells that she has no use for, and you lift those out with wooden tongs while the hair stands up along your arm.',
          when({ here: 'ottakh' }, "'With your leave,' says Ottakh to the mouse, each time."),
        ],
        'Past the nest is a room where small lights breathe. As your boot touches its floor, a pane in the wall clears its throat.',
      ],
      kept: 'You crept past a nest of live cable, where a mouse knew which wires to trust.',
      elements: [
        event('Cells she had no use for', resources('spark', 2)),
        {
          is: 'optional-roll',
          needs: [pips(3)],
          title: 'Reach over the nest for the core.',
          says: 'It hangs behind her. There is one way across the wires, and she has it.',
          passed: 'You watch her cross it twice, and send your hand after her.',
          failed: 'She looks at your cuff, and then you do. You take the cuff away, slowly, from that wire.',
          caption: 'The core behind the nest',
          effects: [resources('core', 1)],
        },
        go('6.07'),
      ],
    },
    {
      id: '6.07',
      title: 'Name, Please',
      body: [
        [
          "'Name,' says the wall. It has a pleasant voice, with a cold in it. The pane below is blank but for one worn spot, as wide as a plum, where something has been pressed against it for years.",
          when({ here: 'ikkara' }, "'Which one would you like?' says Ikkara. It tells her that it is not allowed to say."),
          when(WHOLE_SEED, 'The bone seed leans to it on its cord. Where it ticks against the glass there are a rim and a pin-scratch.'),
        ],
        "You give it your name. It turns that over. 'I have nobody of that name,' it says, and is sorry. 'Once more, please. Then I am to ring.'",
        'On the other side of the wall something with a good many feet sets them down together, like a porter who has heard himself mentioned. The lights have stopped breathing. They are holding it.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [crits(1), eased(WHOLE_SEED, pips(2))],
          title: 'Give it what wore the pane.',
          says: 'A seed, a coin, a thumb: something came here often, and was known. You have one try.',
          clean: 'You say nothing at all. You unpin your badge and set it in the worn place, crooked, and it fits.',
          bare: 'Your hand has gone to your badge before you know why. The pane grows warm beneath it.',
          fail: "'Thank you,' says the wall, to somebody else.",
          pass: '6.09',
          miss: '6.10',
        },
      ],
    },
    {
      id: '6.08',
      title: 'Its Own Kitchen',
      body: [
        [
          when({ from: '6.04' }, 'The lever comes down as a latch does, and the hill is put out.'),
          when({ from: '6.05' }, 'You pick glass out of your collar, and listen.'),
          'Ahead of you something has begun to walk about. It does not feel its way. It goes as people go in their own kitchen at night, round the table, past the chair.',
        ],
        [
          'It stops at a wall. You hear metal tried against metal: a cradle, that opens for power and has none, and the heavy thing in the cradle. It tries again, harder. Then the steps go on, and they are lighter.',
          when({ here: 'senvi' }, "'It favours the right,' says Senvi, with her eyes shut. 'It is used to carrying something there.'"),
        ],
        "You follow the wall by hand. A draught comes along it, smelling of marrow, like a butcher's on a cold morning.",
      ],
      kept: 'In the dark you heard something try for its launcher, and go on without it.',
      elements: [event('Its launcher stays in the cradle', token('moon')), go('6.11')],
    },
    {
      id: '6.09',
      title: 'Nothing Has Spoiled',
      body: [
        "'Good evening, Marshal,' says the wall. 'You have been away sixteen days. Nothing has spoiled.'",
        'It does not wait for you. A ribbon comes out of the desk, thin as onion skin, and goes on coming, over your wrist and down on to your boots, with the purr of a cat.',
        [
          'There is a line for every sack: how many seeds, which camp, and the mark of whoever signed, copied stroke for stroke. The camps can be told tonight. The marks you do not know. One of them is there forty times, and never touches the line.',
          when({ been: '4.90' }, 'You have met that hand. It counts spoons.'),
        ],
        "'Shall I say that you are well?' says the wall. You wind up the ribbon and pin the badge back on.",
      ],
      margin: ['we had never been here.'],
      kept: 'The wall said good evening to your badge, and gave you its list.',
      elements: [event('Every seed, signed for', flag('ledger'), rebellion(-1)), go('6.11')],
    },
    {
      id: '6.10',
      title: 'Somebody Is Coming',
      body: [
        'It rings. There is no bell; the ring is in the floor, in the desk, in the roots of your teeth. It lasts for as long as one prayer and one oath.',
        [
          "'Somebody is coming to help you,' says the wall. 'Please stay where you are.",
          when({ been: '6.04' }, "Please do not touch the barley.'", "Please do not feed the mice.'"),
          'You are already in the passage. From further in you can hear it talking to itself in the same pleasant voice.',
        ],
        "'Treads on the outside of the foot,' it says. 'Keeps to the left. Looks behind at corners.' Then it is silent, so that whoever is listening may try it. Along the passage, on the left, on the outside of the foot, come four of your steps.",
      ],
      kept: 'The wall rang, and described you to whatever was listening.',
      elements: [outcome('It has been told your step', adapt('arc-stalker', 1)), go('6.11')],
    },
    {
      id: '6.11',
      title: 'No Handle',
      body: [
        [
          'The door is round, and twice your height, and warm. Its leaves meet in the middle as the leaves of a bud do. There is no handle and no keyhole. It hums, very low, and it smells of marrow.',
          when(
            WHOLE_SEED,
            'The bone seed has begun to tug at its cord. It opens in your palm: a wire like an eyelash, standing up, towards the door.',
          ),
          when(
            all({ been: '2.10' }, not({ been: '1.07' })),
            'The seed you cut open died in the canyon. Now a wire like an eyelash stands up in it, towards the door.',
          ),
          when({ flag: 'lure' }, 'You know the note. You have kept your tongue on it ever since.'),
        ],
        [
          'Feet patter on the far side, stop, and patter back. Somebody has left a length of rail here, bent at the tip.',
          when({ here: 'drokkeh' }, "Drokkeh has laid his ear to it. 'She's listening,' he says. 'So we're two.'"),
        ],
        'Overhead the mule sets off. That is one load you have not stopped. Behind this door hang the rest.',
      ],
      elements: [
        {
          is: 'optional-roll',
          needs: [crits(1), pips(5)],
          title: 'Take the plate off beside it.',
          says: 'Whatever the door hears with is behind there, humming.',
          passed: 'The plate comes away. Inside sits a coil, wound by something with more patience than hands.',
          failed: 'You look for the screws. There are none. It has been grown shut.',
          caption: "The door's own coil",
          effects: [{ do: 'modification', n: 1 }],
        },
        paths(
          {
            to: '6.12',
            title: 'Use the rail',
            says: 'It has opened this door before.',
            hints: [risk('alert', 'everything hears')],
          },
          {
            to: '6.13',
            title: 'Sing it the note',
            says: 'It is listening for one thing only.',
            hints: [plus('special', 'a song that machines obey')],
            if: { flag: 'lure' },
          },
        ),
      ],
    },
    {
      id: '6.12',
      title: 'A Hand Further',
      body: [
        'The rail goes in where it went in before. You lean on it, and the door complains, and you lean as far as you go and it goes a hand further. One leaf buckles. The scream of it runs round the vault, comes back, and meets itself.',
        'Then you can see. Racks, three of them, high as hay carts, strung like bean rows, and pale things hanging there that stir in the draught you have let in. Beneath them small lamps are lit, a pair, and a pair, and a pair. They all face you.',
        'You let go of the rail. It is the last loud thing. At the back of the vault a piece of the dark, about as big as a cart, bends its knees.',
      ],
      kept: 'You forced the vault with a rail, and everything heard.',
      elements: [outcome('The scream of the hinge', { do: 'alert-start', by: 1 }), encounter('B6')],
    },
    {
      id: '6.13',
      title: 'Leaf by Leaf',
      body: [
        'You have to look for the note. It lives low in the throat, next to where a growl would be, and your lips go numb on it. When you have it the door leaves off humming, so as to hear you better.',
        'The first leaf folds back, and then its neighbour. There is no more noise than washing makes. The air that comes out is damp, and smells of a stockpot. Somebody keeps a garden in there: three beds, stood on end, and from every string hangs something pale that sways to your breath.',
        'A Scurrier has its back to you. It tips its head at the note, as a hen does, and sits down. You sing on. You are going to have to breathe in.',
      ],
      kept: 'You sang to the vault, and it opened leaf by leaf.',
      elements: [event('The note, and what obeys', special('S6')), encounter('B6')],
    },
    {
      id: '6.90',
      title: 'One Cup',
      body: [
        [
          'The racks are down, and what hung on them goes on growing. When it is quiet you go back in with a lamp. It is bone. It never had a beast round it. It is staked and tied like beans, and it creaks, and the youngest is soft enough to take the print of your thumb.',
          when({ flag: 'seedtoken' }, 'Yours has found its row. It lies on your palm and points.'),
        ],
        'There would have been enough for every second child on the river.',
        [
          'Behind the last row stands a bed, made, with a hoe against it and one cup. Over the pillow seven strokes have been cut into the wall. Beside each a space is left, the right length for a name. The stone there is clean. It has been dusted.',
          when({ here: 'ikkara' }, "Ikkara reads the spaces from left to right. 'We leave them room, then,' she says."),
          when({ flag: 'ledger' }, 'On a nail by the bed hangs the pin of a badge. The badge is gone from it.'),
        ],
      ],
      margin: ['the blanket was still turned down.'],
      kept: 'You found bone growing in rows, and over a bed seven strokes without names.',
      elements: [
        event('From the racks and the shelves', supplies(2), resources('spark', 2), resources('core', 1)),
        outcomeIf({ taken: 'arc-stalker', letter: 'A' }, 'The others will miss its veil', adapt('arc-stalker', 2)),
        steps(CLEAN_UP, gain(1), modification(1), recover(6)),
        nextChapter,
      ],
    },
    {
      id: '6.95',
      title: 'It Hums Again',
      body: [
        'The leaves close one over another, with no more haste than an eyelid. You put the rail in the last gap. The door shuts on it, and you are left holding the shorter half. It is hot.',
        'Outside, the wires have found their note again. The ring of clean grass is a stride wider than it was yesterday. You measure it, to be sure, against the place where you lay.',
        'Towards evening a cart comes up the road, empty. The driver looks at the tower, and at you, and feels under his collar. Then he gets down, with his back to you, and waits for his sacks. He is quite safe. He has brought his sister to help with the lifting. There is nothing round her neck.',
      ],
      kept: 'The vault shut on your rail, and the carts went on coming.',
      elements: [outcome('The carts keep coming', rebellion(1)), steps(CLEAN_UP, recover(8)), nextChapter],
    },
  ],
  briefs: {
    B6: {
      title: 'The Growth Vault',
      lead: 'It is dark in here, and warm, and somebody has been weeding.',
      task: 'Bring the racks down. Then bring down what guards them, or get everybody out.',
      tokens: {
        eye: 'You have seen this floor from above. You know where not to step.',
        moon: 'Its launcher is still in the cradle. It has come without.',
      },
      firstReveal: 'A piece of the dark turns round, and has a front.',
      won: 'The creaking stops, all but one row of it, and then that too.',
      lost: 'You lie in the passage with marrow on your boots. Behind the door something is tying the rows up again.',
    },
  },
};
