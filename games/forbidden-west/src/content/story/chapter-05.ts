/** Chapter 5: Red Water. */
import {
  all,
  aRoll,
  blight,
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
  recover,
  resources,
  risk,
  special,
  steps,
  supplies,
  token,
  trust,
  UPGRADE,
  when,
} from './types.ts';

export const CHAPTER_5: Chapter = {
  no: 5,
  title: 'Red Water',
  says: 'Below the old dam the river runs red, and a village drinks it for want of another. Something on the crown is breaking stone.',
  entries: [
    {
      id: '5.01',
      title: 'The Heron',
      body: [
        [
          'A heron stands in the shallows with a fish in its bill. You are nearly beside it before you see that the reeds are holding it up.',
          when({ been: '3.14' }, 'The last one you met had only been stuck.'),
        ],
        'More fish lie along the mud, white side up, nose to tail. The air is sweet, like pears in the bottom of a basket. Every reed is red from the root to a hand above the water. That is how high it has come. You put a stick in at the edge, and watch a while, and it is coming still.',
        [
          'Three villages drink below the next bend. The nearest has one chimney smoking out of twenty. Behind it, where the valley closes, the dam weeps down its whole face.',
          when({ here: 'senvi' }, "'No birds from here to the wall,' says Senvi. 'The wind has nothing to carry.'"),
        ],
      ],
      margin: ['by evening: a hand and a thumb.'],
      kept: 'The river ran red below the old dam, and the reeds held up a heron.',
      elements: [
        paths(
          {
            to: '5.02',
            title: 'Go in by the bank',
            says: 'See what it is before it spreads.',
            hints: [aRoll, plus('flag', 'a sample'), plus('resource', 'bile'), risk('blight', 'the Blight')],
          },
          {
            to: '5.03',
            title: 'Go to the chimney',
            says: 'Somebody there is still feeding a fire.',
            hints: [risk('potion', 'a potion, if you choose')],
          },
        ),
      ],
    },
    {
      id: '5.02',
      title: 'Soft Reeds',
      body: [
        [
          'They do not rustle. They give, like wet cloth, and close again behind you without a stem broken. After ten steps you could not say where you came in.',
          when({ here: 'ottakh' }, "'Nobody sneeze,' says Ottakh. 'It isn't the – well. It is that. Nobody sneeze.'"),
        ],
        'Each head carries a pinch of red flour, and each pinch is waiting for a sleeve. You have tied wet rag over your mouth. It tastes of the river, which is to say of tin.',
        'In the middle lies a pool with a skin on it. You have a jar and a lid. Whoever is to brew against this thing will need it clean, with nothing of the reeds in it, and the wind is expected back.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(3)],
          title: 'Fill the jar on one breath.',
          says: 'Lean out, dip, lid. The heads hang a finger from your hair.',
          clean: 'The lid is on before the ring has reached the reeds. Not a head has nodded.',
          bare: 'One head tips its flour down your back. The jar is shut by then.',
          fail: 'The reeds bow, all together, as to a guest. Everything that was on them is in the air.',
          pass: '5.04',
          miss: '5.05',
        },
      ],
    },
    {
      id: '5.03',
      title: 'Bowls',
      body: [
        'Outside every door stands a bowl, washed and turned over. On this river that means: nothing needed, walk on.',
        "Inside they lie in rows with their knees drawn up and their lips stained, as children's are in berry month. Whoever can stand carries water to whoever cannot. It is the red water. There is no other.",
        [
          'An old woman does her share with a ladle.',
          when(
            { counter: 'potions', atLeast: 1 },
            'She has already counted the flasks on your belt.',
            'She has already counted the empty loops on your belt.',
          ),
          'She does not ask. She looks up the dam road, which she plainly knows, and down at the boy by her foot, who would be walking tomorrow on one good swallow. Then she goes back to ladling.',
        ],
      ],
      kept: 'In the village every bowl stood upside down, and the ladle went round.',
      elements: [
        paths(
          {
            to: '5.06',
            title: 'Give her a flask',
            says: 'It will stand up one boy, no more.',
            hints: [risk('potion', 'a potion'), plus('trust', 'trust'), plus('token', 'a guide'), plus('blight', 'less of the Blight')],
            if: { counter: 'potions', atLeast: 1 },
            effects: [potions(-1)],
          },
          {
            to: '5.05',
            title: 'Keep them for the dam',
            says: 'She has done the same sum.',
            hints: [risk('blight', 'the Blight')],
            if: { counter: 'potions', atLeast: 1 },
          },
          {
            to: '5.05',
            title: 'Go on to the dam',
            says: 'She has done the same sum.',
            hints: [risk('blight', 'the Blight')],
            if: { counter: 'potions', atMost: 0 },
          },
        ),
      ],
    },
    {
      id: '5.04',
      title: 'Threads',
      body: [
        'Out on dry stone you hold the jar against the sky. The red sinks and leaves clear water standing on it, clear enough to read through. In the red there are threads. They all lie one way, towards the dam. You turn the jar about, and wait, and they have turned back.',
        [
          'The pool had something else in it. A bile sac, off a machine, split and sucked flat, with the print of a boot heel in the mud beside it. It stinks of vinegar and hot nails. What is left in the fold will still eat a buckle.',
          when({ here: 'ottakh' }, "'Somebody wrung it out by hand,' says Ottakh. 'You'd need gloves. You'd need several.'"),
        ],
        ['You wrap the jar in a sock and carry it upright.', when({ been: '2.14' }, 'The peas will have to travel loose.')],
      ],
      kept: 'You filled a jar with the red, and its threads lay towards the dam.',
      elements: [event('A jar, and a sac', flag('sample'), resources('bile', 1)), go('5.07')],
    },
    {
      id: '5.05',
      title: 'A Goat, for Salt',
      body: [
        [
          when({ from: '5.02' }, 'It is fine as flour. It goes through the rag as if the rag had been a courtesy.'),
          when({ from: '5.03' }, 'The dam road runs between reeds. At the second bend the wind gets up, and the road turns pink.'),
          'You breathe it because there is nothing else to breathe. It tastes of tin, then of nothing, and the nothing lasts.',
        ],
        [
          'You beat your sleeves and walk on towards the dam, and everything you beat off goes a little way with you. When you look back there is a line of red footprints. They are yours. In the first of them something has come up, thin as a hair, with a bend in it.',
          when({ here: 'ikkara' }, "'We walk on rock,' says Ikkara. 'Where there's no rock, we walk in one line of prints.'"),
        ],
        'A goat has come down off the hill. It is licking the prints one by one, for the salt, and it belongs to somebody.',
      ],
      kept: 'You left red footprints on the dam road, and in the first something grew.',
      elements: [outcome('What went up with you', blight(1)), go('5.07')],
    },
    {
      id: '5.06',
      title: 'The Third Turn',
      body: [
        'The boy swallows, pulls a face, and asks for something to take the taste away. Two people laugh who had not been going to.',
        'The old woman wipes the flask and gives it back. She goes out to her step and turns her bowl the right way up. Then she leads you behind the smokehouse, to what you would have sworn was a drain. It is a stair, cushioned in moss, and it smells of mint. Healers cut it to go up unseen when there was a toll on the road.',
        "'Third turn,' she says. 'A root with water under it. That never was in the river. Drink, and kick the plug out, and we'll hear it come.' She is already moving the pails.",
      ],
      kept: 'For one flask an old woman turned her bowl up and showed you the stair.',
      elements: [event("The healers' stair; clean water", trust('lowland'), token('root'), blight(-1)), go('5.07')],
    },
    {
      id: '5.07',
      title: 'Three and a Rest',
      body: [
        [
          when({ from: '5.06' }, 'The stair lets you out above the road, wet to the elbows, with good water in every skin.'),
          'The dam sweats at every joint. Below it the frogs have stopped. What you can hear instead is a mason: three strokes and a rest, three strokes and a rest, up along the crown. No mason works so evenly so long.',
          when(all({ been: '1.03' }, not({ flag: 'wellplan' })), 'You have heard that count before. It was a bucket, and it stopped.'),
          when(
            { flag: 'wellplan' },
            'Low on the wall a fish is scratched, upside down. You reach in behind it and turn, and somewhere a pipe begins to cough.',
          ),
        ],
        [
          'After each three, one of the wet lines down the wall is a finger wider. Under it stands a house with washing out.',
          when({ here: 'ikkara' }, "'Washing first,' says Ikkara, and sends a shout down. Somebody small runs out and starts on the pegs."),
        ],
        'On the left the reeds have climbed the slope to the very top, and stand there with dry heads, leaning on the stone. Nobody would miss them. On the right the spillway comes down, with rungs in it, and halfway up a green wheel that must once have been for something.',
      ],
      elements: [
        outcomeIf({ flag: 'wellplan' }, 'A fish, upside down: clean water', blight(-1)),
        {
          is: 'optional-roll',
          needs: [pips(3)],
          title: 'Rake out the fish grate.',
          says: 'A week of dead things is steeping there, and the village drinks below it.',
          passed: 'The grate gulps. For the width of a hand the river under it runs brown. Brown is good.',
          failed: 'The rake comes up without its teeth. Whatever has them is soft, and keeps them.',
          caption: 'A hand of brown water',
          effects: [blight(-1)],
        },
        paths(
          {
            to: '5.08',
            title: 'Set the reeds alight',
            says: 'The wind here has two minds.',
            hints: [
              aRoll,
              plus('blight', 'less of the Blight'),
              plus('token', 'a cleared crown'),
              risk('hit-points', 'everyone may be burned'),
            ],
          },
          {
            to: '5.09',
            title: 'Climb the spillway',
            says: 'The wheel may still be joined to something.',
            hints: [aRoll, plus('token', 'the relief valve'), risk('hit-points', 'one may fall')],
          },
        ),
      ],
    },
    {
      id: '5.08',
      title: 'Two Winds',
      body: [
        'Two winds live in this valley. One comes down off the water, cold on the neck; one goes up in the evening, and has chimney in it. Between them there is a stillness about as long as it takes to lace a boot.',
        [
          'You crumble a reed head and let it go. It drops. It leans towards the village roofs, which are reed too, and old, and dry. It leans back.',
          when({ been: '3.19' }, 'You tie a thread to a reed, as they do on the cliff, and watch the thread.'),
          when({ here: 'senvi' }, "'It turned on nine, and again on eleven,' says Senvi. She goes on counting."),
        ],
        'The resin catches at the first spark and crackles in the pot, with a smell of winter kitchens. You can hold it while you count a few breaths. After that it will choose its own moment.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [crits(1), pips(4)],
          title: 'Throw it between two winds.',
          says: 'Early, and it goes to the roofs. Late, and it comes to you.',
          clean: 'You wait one breath more than is wise. The flame lies down on its belly and crawls uphill.',
          bare: 'It starts askew, thinks about the village, and takes to the slope.',
          fail: 'The smoke leans the right way, and leans, and stands up straight. Then it bends to look at you.',
          pass: '5.10',
          miss: '5.11',
        },
      ],
    },
    {
      id: '5.09',
      title: 'The Wren',
      body: [
        'The spillway is a stair for water. There is only a film of it now, thin as a bedsheet and quite red. The rungs run up one side. Rust has made leaves of them. You knock at each before you stand on it.',
        'In the ninth socket, where a rung has been missing for years, a wren has built. She looks out at you from behind the falling water, dry, and as cross as a landlady. You go round.',
        [
          'Higher up, the green wheel juts from the stone. Above that are the three strokes. At every rest, grit comes down and stings your eyes, and the iron hums in your fists.',
          when({ here: 'drokkeh' }, "'It'll hold,' says Drokkeh, of the rung. 'It doesn't want to. It'll hold.'"),
        ],
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(4)],
          title: 'Climb to the wheel between strokes.',
          says: 'The rungs are worst just under it. So is the slime.',
          clean: 'You have the rhythm of it: three to hang on, one to climb. You arrive with breath to spare.',
          bare: 'You make the last reach with a boot in the air, and the wheel takes your weight as a horse takes a stranger.',
          fail: 'The next three strokes come down the wall and into the iron, and one rung starts to leave.',
          pass: '5.12',
          miss: '5.13',
        },
      ],
    },
    {
      id: '5.10',
      title: 'It Heels',
      body: [
        'It goes uphill like a dog that has been told. The reeds burst as they catch, knuckle after knuckle, and the red comes off them in a low cloud, and the cloud burns too. It smells of toast, of all things.',
        'On the crown something thumps, twice. Two green flames stand up and are gone, and you hear the stone hiss where they stood. Somebody had laid bladders of bile along the wall for whoever came this way.',
        [
          when({ been: '5.03' }, 'Down at the houses whoever can stand has come out with a wet sack. Nobody has had to use one.'),
          'The fire comes to the spillway, puts one foot in, and lies down. The slope behind it is black, and warm through the boots, and open all the way to the top.',
        ],
      ],
      kept: 'You set the reeds alight, and the fire went where you sent it, up to the crown.',
      elements: [event('A black slope, and open', blight(-1), token('sun')), go('5.14')],
    },
    {
      id: '5.11',
      title: 'Under the Cloak',
      body: [
        'There is one place to go, and it is the river. You lie down in the red shallows with a cloak over your head. The cloak begins to steam, and the fire crosses you with the noise of a loaded cart on a bridge. It takes its time over the wheels.',
        'When you come out, the smell is you: hair, leather, the backs of your hands. The water that ran off the cloak has dried on your skin in a map.',
        'On the stones the fire looks about for something to eat, and finds only you, and goes out. Half the slope is burnt. It is the wrong half. You go up by the goat steps, past reeds that are quite unharmed, and they lean out to see.',
      ],
      kept: 'The wind turned on the slope, and the fire crossed you in the river.',
      elements: [outcome('It crossed you', hurt(2, 'all')), go('5.14')],
    },
    {
      id: '5.12',
      title: 'The Green Wheel',
      body: [
        'It is as wide as a table, and it has been painted so often that the spokes have gone soft. Under the paint there is grease. It is fresh, with a thumbprint in it.',
        [
          'You pull, and it does nothing. You hang on it, and it does nothing.',
          when({ flag: 'visited-lowland' }, 'Nem would kick it, low. You kick it, low.'),
          when({ here: 'drokkeh' }, "'Come on, old girl,' says Drokkeh, and leans.", 'You talk to it.'),
          'Then, deep in the wall, something that has been asleep with its knees up stretches one leg. The spokes tick round.',
        ],
        'On the far side of the valley a spout opens that you had taken for a cave. Brown water stands out from it in a bar, and the noise arrives after. On the crown the three strokes falter. They come again a shade slower, as if the stone had stopped helping.',
      ],
      kept: 'You turned the green wheel on the spillway, and the dam breathed out.',
      elements: [event('The wall, breathing out', token('wave'), flag('valve')), go('5.14')],
    },
    {
      id: '5.13',
      title: 'With Its Mortar',
      body: [
        'It does not break. It comes out of the wall slowly, with its mortar on, like a tooth. There is time to look at it.',
        'Then there is a ledge, and it knocks the breath out of the body and the river into it. The rung goes on down without you. It rings on every step to the bottom, and on the crown the strokes stop, to listen. They begin again at one.',
        'The wren has not left the nest. You pass her a second time, slower, on the side where there is nothing to hold but the cracks. It takes you wide of the green wheel. You see it go by, an arm too far off, with a drop hanging from every spoke.',
      ],
      elements: [
        {
          is: 'outcome',
          caption: 'A ledge, met sideways',
          asks: 'Whose rung was it?',
          effects: [hurt(2, 'one')],
          then: '{one} spits out a little of the river and feels for the next crack.',
        },
        go('5.14'),
      ],
    },
    {
      id: '5.14',
      title: 'The Crown',
      body: [
        [
          'The top of the dam is a road, six paces wide, with a lake on one side and nothing on the other. The lake is clear. You can see the bottom of it. It turns red in going through the wall.',
          when(all({ flag: 'sample' }, { been: '4.05' }), 'You boil the jar down as Yune would: the jar, the cup, then the jar again.'),
          when(
            all({ flag: 'sample' }, not({ been: '4.05' })),
            'The jar has settled on the way. What floats on top of it is not red any more.',
          ),
        ],
        [
          'They are working along the joints, Spitmaws first, and after them something with a shell that sets its brow to the soft place. Three, and a rest. Bile has run down the wheels of the valves. Your eyes water at thirty paces.',
        ],
        'Below the rail, very small, somebody is taking in washing. She has not looked up. She has a good many pegs still to do.',
      ],
      elements: [
        outcomeIf({ flag: 'sample' }, 'The jar, boiled down', special('S5')),
        {
          is: 'optional-roll',
          needs: [pips(4)],
          title: "Force the keeper's locker.",
          says: 'It stands just behind you, rusted shut. It will have to be opened between strokes.',
          passed: 'It opens on the third stroke and nobody hears: a flask in straw, and a stoppered jug that has eaten its label.',
          failed: 'The key was in it all along. It still is, the half that matters.',
          caption: 'A flask, and a jug',
          effects: [resources('bile', 1), potions(1)],
        },
        encounter('B5'),
      ],
    },
    {
      id: '5.90',
      title: 'Chalk',
      body: [
        [
          'By dusk the river below the wall is the colour of tea, and one frog is trying its voice. On the crown nothing gnaws.',
          when({ been: '5.06' }, 'In the village every bowl stands the right way up. That means: come in.'),
          when(
            all({ been: '5.03' }, not({ been: '5.06' })),
            'In the village the bowls are as they were. One has been pushed to the edge of its step, where you would trip on it.',
          ),
        ],
        'You walk the crown with a lamp. On each joint they had gnawed there is a chalk cross, at the height of a hand, and on no other stone is there so much as a scratch. Beside each cross is a nail. On the nails hang ends of cord, cut short. Something small used to hang there, and tell them where to bite.',
        [
          'From the last cross you can see what lies under it: a ditch, new, spade-cut, quite straight. It runs all the way to the fields of the lower camps. They have been ploughed. They are as dry as the chalk.',
          when({ flag: 'valve' }, 'Across the valley the spout still runs, and some of it has found the ditch.'),
        ],
      ],
      margin: ['who ploughs before there is water?'],
      kept: 'You found the dam marked with chalk, and a ditch that was waiting for the water.',
      elements: [
        event('What the crown had left', potions(1), supplies(1), resources('metal', 2), resources('bile', 1), resources('core', 1)),
        outcomeIf({ flag: 'valve' }, 'The spout runs clean', blight(-1)),
        steps(CLEAN_UP, gain(1), UPGRADE, modification(1), recover(5)),
        nextChapter,
      ],
    },
    {
      id: '5.95',
      title: 'Three Villages Down',
      body: [
        'The strokes go on behind you until you are too far off to hear them. Towards morning there is a sound like a cart of gravel being tipped with care. One corner of the wall has gone. Then the river is beside the road, where it had never been.',
        "It goes the colour of brick, then of berries. A ditch takes a little of it, a new one, quite straight, towards somebody's ploughed field. The rest looks for the villages, and finds them one after another.",
        'In the third they have never had the custom of the bowls. Somebody must have told them. They stand outside the doors, all sizes, turned over, and one is a helmet.',
      ],
      kept: 'A corner of the dam gave way, and the red water found the villages.',
      elements: [outcome('The red runs on', blight(2)), steps(CLEAN_UP, UPGRADE, recover(8)), nextChapter],
    },
  ],
  briefs: {
    B5: {
      title: 'The Weeping Dam',
      lead: 'Six paces wide, a lake on one side. They have not looked round.',
      task: 'Close the valves before the wall gives. Every wheel that turns takes the bite out of one trap.',
      tokens: {
        root: 'You drank at the third turn. It is still doing you good.',
        sun: 'The fire has been here first. Some of their bladders are gone.',
        wave: 'The relief spout is open. The wall can spare you a wheel.',
      },
      firstReveal: 'The strokes stop at two.',
      won: 'The last wheel comes home. All along the wall the wet lines stop where they are.',
      lost: 'The lake is a finger lower, and you are on the goat steps again. Three strokes, and a rest. It holds yet.',
    },
  },
};
