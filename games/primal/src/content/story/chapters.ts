/**
 * The thirteen chapters. Every beast is on the move because something large has begun to walk in its sleep; it wants quiet, and the people of
 * the valley are the noise. The boxes keep two to four quests on the board, whatever was done before.
 */
import type { Chapter } from '../types.ts';

export const CHAPTERS: readonly Chapter[] = [
  {
    no: 0,
    name: 'Before the Rain',
    story:
      'You mend harness, you shift wolves, you are fed at the far end of the table. Nobody in the valley has asked more of hunters within living memory. This week a farmer walked eleven miles, past two soldiers and a priest, to find you. There is ash on the hem of her coat. She says it is a large bird. She says it as people do who have looked at a thing for four nights and would like to be corrected.',
    box: [{ do: 'unlock', quests: ['cinderwing-the-threshing-floor'] }],
  },
  {
    no: 1,
    name: 'Over the Forge',
    story:
      'The smith asks for the wing, and hangs it over the forge where you can see it. ‘I can use that,’ she says, ‘given more.’ The herb-woman comes to look at your burns, and stays to look at your pockets. By evening each of them has cleared a shelf. You have found out something, too: what was done by luck on the threshing floor can be done on purpose. Two people are waiting at the door. They did not come together.',
    box: [
      { do: 'forge', level: 1 },
      { do: 'herbalist', level: 1 },
      { do: 'upgrade' },
      { do: 'unlock', quests: ['reefmaw-low-water', 'ramhide-fence-posts'] },
    ],
  },
  {
    no: 2,
    name: 'The Carrier’s Version',
    story:
      'The carrier tells it in every village, and in every village it gets larger, until he comes to one where nobody laughs. There they only ask where you live. So it is not one farm, and not one beast. They have come down from the high ground all at once and out of temper, like people who have been turned out of a house. Nobody has thought to ask by whom. There is too much to do.',
    box: [{ do: 'unlock', quests: ['cinderwing-flour-dust', 'stormhorn-seven-goats'] }],
  },
  {
    no: 3,
    name: 'Two Letters',
    story:
      'Two letters come by the same post. One is on good paper, with a drawing in the margin that you do not quite like. The other is wrapped round a bar of soap. Both want you this week, and there is a range of hills between them. The smith reads over your shoulder. ‘You have got better,’ she says, ‘so now you have to choose. That is all getting better is.’',
    box: [{ do: 'upgrade' }],
    choice: {
      asks: 'To whom do you write that you will come?',
      options: [
        {
          id: 'painter',
          says: 'To the one with the drawing.',
          then: 'You write that you will come. The soap goes on the shelf over the basin. Nobody uses it.',
          effects: [
            { do: 'achieve', achievement: 'you-wrote-to-the-painter' },
            { do: 'unlock', quests: ['mirrorback-a-good-likeness'] },
          ],
        },
        {
          id: 'washerwoman',
          says: 'To the one with the soap.',
          then: 'You write that you will come. The drawing goes into the fire, face down. It takes its time.',
          effects: [
            { do: 'achieve', achievement: 'you-wrote-to-the-washerwoman' },
            { do: 'unlock', quests: ['thunderdrake-washing-day'] },
          ],
        },
      ],
    },
  },
  {
    no: 4,
    name: 'The Second Chimney',
    story:
      'The smith has built a second chimney. Nobody told her to. She has taken what you brought home down from the wall, tried her thumb on it, and lit a fire that has not been out since. The herb-woman has moved her jars up one shelf, beyond children and fools. It is not pride. Last night something walked the ridge, in no hurry, and every beast that you have so far called large kept quiet until it had gone by.',
    box: [
      { do: 'forge', level: 2 },
      { do: 'herbalist', level: 2 },
      {
        do: 'expire',
        quests: ['reefmaw-low-water', 'ramhide-fence-posts', 'orehulk-nails', 'glasspelt-two-sets-of-prints', 'mirrorback-a-good-likeness'],
      },
      {
        do: 'unlock',
        quests: ['mirrorback-four-sheep-came-home', 'ramhide-the-fortieth-row', 'reefmaw-the-cellar-steps'],
      },
    ],
  },
  {
    no: 5,
    name: 'The Length of a Stride',
    story:
      'The surveyor has been up on the ridge with his chain, and has come down with a number that he will not say in company. Between one print and the next there is a barn, a lane and half of another barn. ‘It does not go anywhere,’ he says. ‘It goes along, and turns, and comes back, as my grandfather did in his nightshirt.’ The grandfather was never to be woken. Everybody in the house agreed on that.',
    otherwise: [
      {
        achievement: 'the-ferryman-owes-you',
        story:
          'The ferryman has come up from the river, which he never does, with a knotted rope. He has laid it along the ridge, from one print to the next: a barn, a lane and half of another barn. ‘It does not go anywhere,’ he says. ‘It goes along, and turns, and comes back, like my wife’s father in his nightshirt. We never woke him. We moved the chairs.’ He leaves you a small bottle, and advice on how little of it to drink.',
      },
    ],
    box: [
      { do: 'upgrade' },
      { do: 'unlock', quests: ['stormhorn-the-wedding-guests', 'orehulk-the-toll-chain'] },
      { do: 'when', achievement: 'the-ferryman-owes-you', then: [{ do: 'give', card: 'ferrymans-dram' }] },
      {
        do: 'when',
        achievement: 'the-goats-stayed',
        then: [{ do: 'gain', resources: ['pactleaf'] }],
        otherwise: [{ do: 'gain', resources: ['hide'] }],
      },
    ],
  },
  {
    no: 6,
    name: 'Straw',
    story:
      'The abbey has sent a bell. It is kindly meant: ring it, and every farm from here to the river knows that something is coming. It lies in the smith’s yard in straw, with two men holding the clapper. The sexton would hang it tonight. The herb-woman has not said a word so far; she has gone over and put down more straw. Up on the ridge, whatever it is has been walking a little earlier each evening.',
    box: [
      {
        do: 'when',
        achievement: 'the-mill-burnt',
        then: [{ do: 'gain', resources: ['furymoss'] }],
        otherwise: [{ do: 'gain', resources: ['blood'] }],
      },
    ],
    choice: {
      asks: 'Do you hang the bell?',
      options: [
        {
          id: 'hang',
          says: 'Hang it. People should be told.',
          then: 'It is up by dark, and rung once to try it. It is a good bell. A long way off, something that had been walking stops.',
          effects: [
            { do: 'achieve', achievement: 'the-bell-hangs' },
            { do: 'unlock', quests: ['glasspelt-the-east-window'] },
          ],
        },
        {
          id: 'straw',
          says: 'Leave it in the straw. Not everything should be told.',
          then: 'The clapper goes under the herb-woman’s bed. The valley will have to be warned by hand, by somebody out of breath.',
          effects: [
            { do: 'achieve', achievement: 'the-bell-is-in-straw' },
            { do: 'unlock', quests: ['thunderdrake-the-weathercock'] },
          ],
        },
      ],
    },
  },
  {
    no: 7,
    name: 'Under the Table',
    story:
      'The dogs no longer bark at the ridge. At dusk they go in under the table and lie down with their backs to the wall. A dog will bark at a beast all night, says the herb-woman. What it does not bark at is the weather, and its master. She has begun to go about in stockings. You notice that you have all been lowering your voices, as one does on a landing, outside a door, at night.',
    otherwise: [
      {
        achievement: 'the-dog-does-not-look',
        story:
          'The shepherd’s dog, the one that has learned not to look, has taken charge of the others. At dusk it fetches them in from every yard, and then lies down across the door. It does not look at the ridge. It looks at you, until you have stopped talking. The herb-woman has begun to go about in stockings. ‘He is quite right,’ she says. ‘It is not hunting anything up there. It is trying to get some sleep.’',
      },
    ],
    box: [
      { do: 'upgrade' },
      { do: 'unlock', quests: ['cinderwing-bath-day'] },
      { do: 'when', achievement: 'the-dog-does-not-look', then: [{ do: 'gain', resources: ['fogcap'] }] },
    ],
  },
  {
    no: 8,
    name: 'The Third Fire',
    story:
      'The washerwoman has sent sheets, the widest that three villages had, and a note: ‘For that bed on the ridge. I have seen it. Nobody could sleep on it.’ You go up to look. In the frost there is a hollow as long as a street, and it is warm. The smith has lit a third fire, a white one, and works at it by ear, with her back turned. The herb-woman no longer sells from the top shelf. She lends.',
    otherwise: [
      {
        achievement: 'you-wrote-to-the-painter',
        story:
          'The painter has sent a picture after all. It is of the ridge by night. It took you some time to see that there are two ridges in it, and that one of them is lying on its side. On the back is written: it let me. The smith has hung it by her third fire, a white one, and works there by ear, with her back to both. The herb-woman no longer sells from the top shelf. She lends.',
      },
      {
        achievement: 'the-linen-is-grey',
        story:
          'A bar of soap comes by the post, with no letter. It is the washerwoman’s; there is a thumb pressed into it, hard. So you go up on the ridge by yourselves. In the frost there is a hollow as long as a street, like a bed that somebody has just left, and it is warm. The smith has lit a third fire, a white one, and works by ear. The herb-woman no longer sells from the top shelf. She lends.',
      },
    ],
    box: [
      { do: 'forge', level: 3 },
      { do: 'herbalist', level: 3 },
      { do: 'upgrade' },
      {
        do: 'expire',
        quests: [
          'mirrorback-four-sheep-came-home',
          'orehulk-the-toll-chain',
          'glasspelt-the-east-window',
          'thunderdrake-the-weathercock',
          'cinderwing-bath-day',
        ],
      },
      {
        do: 'unlock',
        quests: ['ramhide-nobody-on-the-pass', 'cinderwing-the-beacon-nobody-lit', 'glasspelt-one-too-many'],
      },
      { do: 'when', achievement: 'you-wrote-to-the-painter', then: [{ do: 'gain', resources: ['crystal'] }] },
      {
        do: 'when',
        achievement: 'you-wrote-to-the-washerwoman',
        then: [{ do: 'when', achievement: 'the-linen-is-grey', then: [], otherwise: [{ do: 'gain', resources: ['storm'] }] }],
      },
      {
        do: 'when',
        achievement: 'the-graft-is-lost',
        then: [],
        otherwise: [{ do: 'gain', resources: ['sunthistle'] }],
      },
    ],
  },
  {
    no: 9,
    name: 'By Hand',
    story:
      'Word goes on foot now, from door to door, with children who have been told not to run. It needs a night to reach the river. In that night the far farms lose a roof, a bull and the end wall of a barn, and nobody. What walks the ridge goes on as it always did. Only once has it stopped, they say: above the abbey, with its head on one side, as if it had been told to expect something.',
    otherwise: [
      {
        achievement: 'the-bell-hangs',
        story:
          'The bell has been rung nine times, and nine times everyone was indoors. The river farms owe it two roofs and a grandmother. But the sexton has noticed that what walks the ridge stops when it hears him, with its head on one side, and that it stops a little nearer each time. He has told nobody but you. He rings more softly now. It comes closer, in order to hear.',
      },
    ],
    box: [
      { do: 'upgrade' },
      { do: 'unlock', quests: ['orehulk-the-gate-it-took'] },
      {
        do: 'when',
        achievement: 'the-bell-hangs',
        then: [{ do: 'unlock', quests: ['thunderdrake-the-copper-roof'] }],
        otherwise: [{ do: 'unlock', quests: ['stormhorn-the-drove-road'] }],
      },
      {
        do: 'when',
        achievement: 'the-inn-is-afloat',
        then: [{ do: 'gain', resources: ['snapvine'] }],
        otherwise: [{ do: 'gain', resources: ['fang'] }],
      },
    ],
  },
  {
    no: 10,
    name: 'Hats',
    story:
      'There would be room for everyone behind the walls of the old fort, if they went now, with what they can carry. On the other hand, a house with nobody in it makes noises of its own. People have come to the forge to hear what you think. They have taken their hats off, and that is how you notice that it has come to this. They do not want to be told what to do. They want somebody to have said it.',
    box: [
      { do: 'upgrade' },
      {
        do: 'when',
        achievement: 'the-wedding-is-over',
        then: [],
        otherwise: [{ do: 'gain', resources: ['pactleaf'] }],
      },
    ],
    choice: {
      asks: 'Do the people go, or do they stay?',
      options: [
        {
          id: 'go',
          says: 'They go, tonight, on the grass and not on the road.',
          then: 'The carts leave with rags around the wheels. By morning you can hear the river from the forge, and at the river they can hear the forge.',
          effects: [
            { do: 'achieve', achievement: 'the-valley-is-empty' },
            { do: 'unlock', quests: ['reefmaw-the-drowned-chapel'] },
          ],
        },
        {
          id: 'stay',
          says: 'They stay, and learn to be quiet.',
          then: 'So a whole valley learns to shut a door. It is astonishing how long that takes, and how well it can be done.',
          effects: [
            { do: 'achieve', achievement: 'the-valley-stayed' },
            { do: 'unlock', quests: ['mirrorback-the-long-room'] },
          ],
        },
      ],
    },
  },
  {
    no: 11,
    name: 'A Hill More',
    story:
      'A man with a chain has gone all round the valley, and makes it one hill more than there was. You go with him to look. There is nothing to see: grass, a path, three thorn trees in a row, breathing. So it no longer walks. It has found a place to lie down, between the river and the forge, where people have learned to be quiet. It is not asleep, he says. It lies as one does who has heard a tap drip.',
    otherwise: [
      {
        achievement: 'the-valley-is-empty',
        story:
          'Nobody lives here now but you, the smith and the herb-woman, and there is one hill too many. You go and look. There is nothing to see: grass, a path, three thorn trees in a row, breathing. It has lain down where the village was loudest and is now most quiet. It is not asleep. It lies as one does who has been woken and is waiting to hear whether it happens again. There is nobody left to make a noise, except you.',
      },
    ],
    box: [
      { do: 'upgrade' },
      { do: 'unlock', quests: ['thunderdrake-the-copper-roof', 'stormhorn-the-drove-road'] },
      {
        do: 'when',
        achievement: 'the-pass-is-shut',
        then: [],
        otherwise: [{ do: 'gain', resources: ['hide'] }],
      },
    ],
  },
  {
    no: 12,
    name: 'Barefoot',
    story:
      'The smith has let all three fires go down. It is the first time that you have heard the forge itself: it ticks. She has oiled every buckle, and wrapped in cloth whatever could knock. The herb-woman gives you what was on the top shelf. Then she shows you that the clapper is still under her bed, in its straw, where it has lain since summer. ‘It was never promised anything,’ she says. ‘So you need not lie to it. Only be quiet, and be quick.’',
    otherwise: [
      {
        achievement: 'the-bell-hangs',
        story:
          'The smith has let all three fires go down. It is the first time that you have heard the forge itself: it ticks. Last night nine men came for the bell, took it from its beam, and did not let it touch anything. Everyone knows by now what it must have been, up there in the dark: somebody knocking, each time, just after one has dropped off. The sexton carries the clapper inside his coat, like a lamb. ‘Tell it that we have stopped,’ he says.',
      },
    ],
    box: [
      {
        do: 'expire',
        quests: [
          'glasspelt-one-too-many',
          'orehulk-the-gate-it-took',
          'thunderdrake-the-copper-roof',
          'stormhorn-the-drove-road',
          'reefmaw-the-drowned-chapel',
          'mirrorback-the-long-room',
        ],
      },
      { do: 'unlock', quests: ['sleeper-one-night'] },
      { do: 'give', card: 'waking-cup' },
      { do: 'when', achievement: 'the-beacon-is-dark', then: [], otherwise: [{ do: 'gain', resources: ['balmroot'] }] },
      {
        do: 'when',
        achievement: 'the-bell-is-in-straw',
        then: [{ do: 'gain', resources: ['fogcap', 'balmroot'] }],
        otherwise: [{ do: 'gain', resources: ['bone', 'furymoss'] }],
      },
      {
        do: 'when',
        achievement: 'the-valley-stayed',
        then: [{ do: 'gain', resources: ['sunthistle'] }],
        otherwise: [{ do: 'gain', resources: ['marrow'] }],
      },
    ],
  },
];
