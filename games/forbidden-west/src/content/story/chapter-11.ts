/** Chapter 11: The Coil. */
import {
  any,
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
  modification,
  nextChapter,
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

export const CHAPTER_11: Chapter = {
  no: 11,
  title: 'The Coil',
  says: 'Under a fallen dome every wire meets. Something sleeps round it, and a horn on a mast wants a word.',
  entries: [
    {
      id: '11.01',
      title: 'Half an Egg',
      body: [
        'The dome lies on its side like half an egg, and the wind plays it: one low note, round and round. Inside, something heavy turns over. Dust runs out of the cracks as flour runs out of a bin.',
        [
          when(any({ been: '4.05' }, { been: '9.01' }), 'Yune is here before you,', 'A healer called Yune is here before you,'),
          "under the one arch that still stands, with a kettle. 'Sit,' she says. 'Sleeve. Other sleeve.' Whatever festers under there comes out by lamplight, and goes into the fire, and spits.",
        ],
        [
          when(
            { won: 'B10' },
            'A shout downhill the sledges have stopped for the night.',
            'A shout downhill the herders are calling in their goats.',
          ),
          "'It comes out after dark,' says Yune. 'For warm things. A little further every time.' She boils the cup.",
        ],
        'New copper wire goes in at every crack. You could follow it over the top, across the glass. You could follow the water that runs out underneath.',
      ],
      margin: ['from the dam. from the relay. all here.'],
      kept: 'Every wire you had ever followed went in under a fallen dome.',
      elements: [
        event('Boiled, drawn, bound', { do: 'remove-injury', n: 1, who: 'all' }),
        paths(
          {
            to: '11.02',
            title: 'Climb over the glass',
            says: 'From the top you would see it first.',
            hints: [aRoll, plus('token', 'a long look at it'), risk('injury', 'one may be cut')],
          },
          {
            to: '11.03',
            title: 'Wade up the drain',
            says: 'Nobody guards what smells like that.',
            hints: [aRoll, plus('resource', 'something that shines'), risk('injury', 'one may be cut')],
          },
        ),
      ],
    },
    {
      id: '11.02',
      title: 'A Hand Wide',
      body: [
        'Up here the dome is all ribs, like a boat that nobody finished. Between them hang the panes, as big as barn doors, some of them whole. Moss has got in. The sun comes through green and lays you on the ground far below, walking upside down.',
        [
          'Every pane you pass gives a small hum of its own. You learn to hear the cracked ones.',
          when({ here: 'senvi' }, "'Forty paces to the middle,' says Senvi. 'It breathes at every sixth. Step then.'"),
        ],
        'Straight beneath you something shifts, and the whole shell shifts with it. There is a lamp down there by the arch, no bigger than a seed, where Yune is boiling rags for whoever comes back.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(4), crits(1)],
          title: 'Cross on the ribs.',
          says: 'They are a hand wide, and wet. The glass looks wider.',
          clean: 'You go over like a fox on a wall. Nothing below looks up.',
          bare: 'A splinter goes, and rings twice on the way down. The turning stops. You count to sixty, and it starts again.',
          fail: 'The rib ends. Before you lies a pane like a dance floor, and it takes your first boot without a sound.',
          pass: '11.04',
          miss: '11.05',
        },
      ],
    },
    {
      id: '11.03',
      title: 'Chin Deep',
      body: [
        'At the mouth it reaches your knees. It is warm, which is the worst thing about it, and it tastes of nails when it splashes. The roof comes down to look at you.',
        [
          'Somebody has been this way with a barrow: there are grooves in the floor, and at every bend a niche with a stub of candle, so that a person coming back with both hands full need not feel for the wall.',
          when({ here: 'drokkeh' }, "'Lower,' says Drokkeh to the roof. 'Go on.' He folds himself in half."),
        ],
        'At the fifth candle the floor steps down. The water takes your belt, your ribs, your collar. Something grinds overhead, slow as a mill, and all the little waves turn round and come back. Whatever grinds there will be out among the fires tonight.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(3)],
          title: 'Go on where the floor drops.',
          says: 'Keep the lamp up. Keep your hands off the bottom.',
          clean: 'You lie back and float, the lamp on your chest, your nose a finger from the stone.',
          bare: 'You swallow some of it. The lamp goes out, and you go on by the candle after next.',
          fail: 'You lose the floor, and find it again with a forearm.',
          pass: '11.06',
          miss: '11.05',
        },
      ],
    },
    {
      id: '11.04',
      title: 'Two Clicks',
      body: [
        'It lies three times round the pillars, its jaw on its own tail, and it is asleep the way a drawn bow is asleep. Coilspire. The hood lifts and settles. One fang wears a fur of frost. From the other a drop falls, and the stone beneath it smokes and smells of vinegar.',
        'You lie on the rib until your elbows are numb. Before it stirs the rattle always speaks: two clicks, and the coils draw in; three, and a length of it slides out and feels along the wall. It has worn a groove at the height of a door.',
        'A swallow comes in by a broken pane. Two clicks. Then there is no swallow.',
      ],
      kept: 'You lay on a rib of the dome and learned what the rattle says.',
      elements: [event('What the rattle says', token('eye')), go('11.07')],
    },
    {
      id: '11.05',
      title: 'Charcoal',
      body: [
        [
          when({ from: '11.02' }, 'The pane was a floor until you trusted it.'),
          when({ from: '11.03' }, "The drain is paved with the dome's own glass."),
        ],
        "It is a small cut. It is a good many small cuts, wrist to elbow, neat as a clerk's strokes, and they do not bleed. They bead. Then the beads open.",
        'You wash them. You wash them again. Yune would say to boil everything, and nothing down here is dry enough to burn. Under the skin a red thread has set out for the shoulder, thin as sewing cotton, in no hurry.',
        'You tie a cord above it. Beside the cord you draw a line in charcoal, so that in the morning you will know whether it has passed.',
      ],
      kept: 'You drew a charcoal line above a small cut, to see whether it would pass.',
      elements: [
        {
          is: 'outcome',
          caption: 'A line to watch',
          effects: [{ do: 'injure', who: 'one' }],
          asks: 'Whose arm is it?',
          then: '{one} rolls the sleeve down over it and asks which way.',
        },
        go('11.07'),
      ],
    },
    {
      id: '11.06',
      title: 'A Sieve',
      body: [
        'The drain lets you out into a cistern, and the cistern is lit from below. Beads of light lie in the silt, thick as frog-spawn, each one ticking faintly like a pan taken off the fire.',
        'Somebody has been sorting them. A sieve hangs on a nail, and a row of jars stands on the ledge: large, small, cracked. Beside the jars hangs a cord with a knot for every full one. It is careful work. Whoever did it had good eyes, and time.',
        [
          'The last knot has not been pulled tight. The stool is on its side. All along the wall behind it runs a groove, smooth as a thumb, at the height of a door.',
          when({ here: 'ottakh' }, 'Ottakh sets the stool back on its legs before he touches a jar.'),
        ],
      ],
      kept: 'In the silt under the dome you found beads of light, and an empty stool.',
      elements: [event('Beads, by the handful', resources('plasma', 2)), go('11.07')],
    },
    {
      id: '11.07',
      title: 'Somewhere Dry',
      body: [
        'Above the rubble a mast stands, and on the mast a horn as wide as a cart. It coughs, as people do who have waited for you to finish eating.',
        "'Sit, if there is somewhere dry,' says the horn. It is a woman, and she is tired. 'They gave you one too. It has a pin at the back that pricks when you bend. I bent a good deal.' So this is Ossavi.",
        [
          'Beneath her voice lies another note, one you have in your teeth. Out on the floor the grinding has stopped, to listen. When she has said what she wants to say, that note will still be there, and it leads downhill to the fires.',
          when({ here: 'senvi' }, "'She is within a day of us,' says Senvi. 'No wire carries a cough further.'"),
        ],
        "'I would rather you heard it from me,' says the horn.",
      ],
      kept: 'Ossavi spoke to you out of a horn, and asked you to sit.',
      elements: [
        {
          is: 'optional-roll',
          needs: [pips(3)],
          title: 'Open the box at the foot.',
          says: 'It hums, it is warm, and its lid is only resting.',
          passed: 'Under the lid, in a nest of felt, one bead lies by itself.',
          failed: 'The lid knows you for a stranger, and shuts on your sleeve.',
          caption: 'A bead in felt',
          effects: [resources('plasma', 1)],
        },
        paths(
          {
            to: '11.08',
            title: 'Hear her out',
            says: 'Nobody has asked what happened to her.',
            hints: [aRoll, plus('flag', 'the reason'), plus('rebellion', 'fewer who follow her'), risk('cards', 'words that stay')],
          },
          {
            to: '11.09',
            title: 'Stop the horn',
            says: 'The note goes down to the fires.',
            hints: [aRoll, plus('special', 'the horn'), plus('token', 'its note'), risk('cards', 'words that stay')],
          },
        ),
      ],
    },
    {
      id: '11.08',
      title: 'It Does Not Boil',
      body: [
        'You sit. The horn is easier to listen to than to look at.',
        [
          "'In the wet year I held a store in the lower camps,' it says. 'I asked for grain and they sent me a badge. It does not boil soft.'",
          when({ flag: 'ledger' }, 'On the ribbon from the vault the lower camps came first, every month.'),
        ],
        'She talks of rain, of rot, of how long a child can be told that it is nearly supper. You remember the wet year. You remember what you ate. Half of it you could check tomorrow, on any grave; the rest is only as likely as weather.',
        [
          "'There were others with me,' says the horn, and stops, like a cart where the bridge is out.",
          when({ here: 'ikkara' }, "'She leaves them out,' says Ikkara. 'We would have begun with them.'"),
        ],
      ],
      elements: [
        {
          is: 'roll',
          needs: [crits(1)],
          title: 'Ask her who they were.',
          says: 'She has told you everything but that. Ask it badly, and the horn will shut.',
          clean: 'You ask what they were called. For so long nothing comes that you hear her put down a cup.',
          bare: "You ask how many. 'Seven,' she says, and finds that she cannot leave it at a number.",
          fail: "'Think about it while you are hungry,' says the horn. The rest is wind, with her voice still in it.",
          pass: '11.10',
          miss: '11.11',
        },
      ],
    },
    {
      id: '11.09',
      title: 'Up the Mast',
      body: [
        [
          'The mast is a rib of the dome stood on end, with staples for rungs. It is cold, and it speaks: every word she says comes down through the iron and out at your palms.',
          when({ here: 'drokkeh' }, "'Hold still,' Drokkeh tells the mast."),
        ],
        "'You are climbing,' says the horn. 'I can hear it. I used to be the one who climbed.' She does not raise her voice. She tells you what the lower camps ate in the wet year, in the order in which they ate it. After the goats it was the harness.",
        'Past your boots the floor has begun to move, slowly, all in one direction. Through a crack in the shell you can see the fires downhill, and somebody small carrying wood to one of them.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(4)],
          title: 'Reach the throat of the horn.',
          says: 'The staples were spaced by somebody taller, and in better years.',
          clean: 'You are up before she comes to the end of the sentence. It ends in your hand.',
          bare: 'The last staple bends. You go up the cable by your arms and put a shoulder into the horn.',
          fail: 'The staples stop short. You hang there and hear all of it, close as a mouth at an ear.',
          pass: '11.12',
          miss: '11.11',
        },
      ],
    },
    {
      id: '11.10',
      title: 'Good Barley',
      body: [
        "'The order was: shut until the thaw,' says Ossavi. 'It was the hall's grain. We had sworn to eat when they had eaten. Seven of mine sat down with their backs to the sacks and kept their word. The thaw came late. On the last morning I cut a sack, and it ran out over their boots. It was good barley.'",
        [
          "She says the seven names, in marching order, as one does at a gate. You know two. They stand over the door in Hekarro's hall, under the word fever.",
          when({ been: '6.90' }, 'In the vault seven strokes were cut over a bed, with room beside each. It was the right amount of room.'),
        ],
        'At the foot of the wall her own lookout has heard it. He lifts the cord off his neck, hangs it on a wire, and goes down towards the fires.',
        'The horn stays open. Far away somebody is cutting bread.',
      ],
      kept: 'Ossavi said the names of her seven. They starved with their backs to full sacks.',
      elements: [event('Seven names; a lookout gone home', flag('truth'), rebellion(-1)), go('11.13')],
    },
    {
      id: '11.11',
      title: 'The Same Strap',
      body: [
        [
          when({ from: '11.08' }, 'Now it is only wind.'),
          when({ from: '11.09' }, 'You come down with her last word in your hands.'),
          'The horn is silent, and you go on hearing it.',
        ],
        [
          'You check a strap, and find that you have just checked it. A knot that you could tie asleep will not come. There was a plan for the pillars, a good one, with three steps to it. In place of the second step',
          when(
            { from: '11.09' },
            'there is harness, and how long one would have to chew.',
            'there is a child, being told that it is nearly supper.',
          ),
        ],
        [
          'Under the arch Yune has a pot on. It smells of onion and bone. You have eaten twice today, and you know at what hours, and who carried the bread to you.',
          when({ here: 'ottakh' }, 'Ottakh mends a buckle that was not broken.'),
        ],
        'Out on the floor something clicks twice.',
      ],
      kept: 'What Ossavi said about the wet year went on speaking after the horn had stopped.',
      elements: [outcome('Things that you had ready', { do: 'discard-top', n: 2 }), go('11.13')],
    },
    {
      id: '11.12',
      title: 'Bone Reed',
      body: [
        'There is a key at the throat of it, like the key of a lamp. You turn it, and she goes out in the middle of a word.',
        'The other note stays. It was never hers: it lives in a reed of bone, as long as your forearm and grown, by the grain of it, in one piece. It comes out with a sound like a boot leaving mud. You wipe it. You try it on the air.',
        'Softly, and down on the floor the whole length of the thing draws itself tight. Hard, and it lets go all at once, like rope off a cleat, and a pillar falls over.',
        'Downhill the fires stand where they stood. Somebody has looked up and is holding a ladle.',
      ],
      margin: ['it answers. it does not ask who.'],
      kept: "You took the bone reed out of Ossavi's horn, and the Coil answered to it.",
      elements: [event('A note it must answer', special('S11'), token('drum')), go('11.13')],
    },
    {
      id: '11.13',
      title: 'Every Lamp Green',
      body: [
        'The floor of the dome was built for dancing, or for standing in rows. Pillars march down it two by two, and between them lies the fallen roof, ankle deep, in pieces that creak. Every light in here is green.',
        [
          'You smell vinegar, and cold. What you took for the far wall has a seam in it, and the seam is widening.',
          when({ been: '11.04' }, 'You hear two clicks, and know what they are for.'),
          when({ been: '11.05' }, 'Under a sleeve the line of charcoal itches.'),
          when({ here: 'ikkara' }, "'To the pillar, then to me,' says Ikkara. 'There is no third place.'"),
        ],
        'Behind you is the crack you came by; then the slope; then people who have sat down to eat. Their frying flour comes in on the draught. The hood goes up like a sail, and it turns that way before it turns to you.',
      ],
      elements: [
        {
          is: 'optional-roll',
          needs: [crits(1)],
          title: 'Throw a piece of glass.',
          says: 'Let it strike at something else first. Watch how.',
          passed: 'It strikes twice, left and then low. The glass is dust, and you have seen both.',
          failed: 'The glass rings away between the pillars. It has heard glass before.',
          caption: 'Two of its habits',
          effects: [prepare('look-at-march')],
        },
        encounter('B11'),
      ],
    },
    {
      id: '11.90',
      title: 'Swept',
      body: [
        'It takes a long time to lie still. The tail goes on by itself for most of an hour, writing something in the glass. Then it is only wet metal, and sparrows come in to look.',
        'Where all the wires meet stands an iron cradle, and it is empty. What lay in it was as big as a barrel. The bolts have been put down in a row by order of size. Somebody has swept.',
        [
          when({ flag: 'truth' }, 'On the bench stand eight cups, upside down to keep the dust out. One is still damp.'),
          "Yune puts her palm in the cradle, and takes it away. 'Warm,' she says. 'Since this morning.' She holds the hand out from her side until she can wash it.",
        ],
        'Ruts go out at the back, deep ones, of a cart with iron tyres. They are making for the valley with the long roof.',
      ],
      kept: 'You brought down the Coil. What it had been lying round was gone, and the floor was swept.',
      elements: [
        event('Out of the dome, by lamplight', potions(1), supplies(2), resources('apex', 1), resources('plasma', 1)),
        outcomeIf({ locationsTaken: 3 }, 'A part cut off whole', resources('apex', 1)),
        steps(CLEAN_UP, gain(1), UPGRADE, modification(1), recover(6)),
        nextChapter,
      ],
    },
    {
      id: '11.95',
      title: 'A Day Behind',
      body: [
        'You leave the dome, and the Coil leaves it after you. It does not hurry. It keeps a day behind, in the beds of streams, and where you drank in the evening it drinks in the morning. Below those places the water runs red.',
        'In the villages they have begun to know you by what follows. Doors are shut before you knock. In one yard a man is tying cords on all his children, quickly, with his back to you, saying that it is only for tonight.',
        'Somebody was at the dome before you: there are ruts, from iron tyres, heading for a long roof in the next valley. At night you lie with an ear to the ground. Two clicks. Then nothing, then two.',
      ],
      kept: 'You could not stop the Coil. It followed you down, a day behind, along the water.',
      elements: [outcome('What follows you home', rebellion(1), blight(1)), steps(CLEAN_UP, UPGRADE, recover(10)), nextChapter],
    },
  ],
  briefs: {
    B11: {
      title: 'Round the Pillars',
      lead: 'It has never needed more than two clicks.',
      task: 'Bring the Coil down before it goes out to the fires.',
      tokens: {
        eye: 'While it lies coiled, the rattle tells you what comes next.',
        drum: 'The reed sounds once. Coiled, it lets go; loose, it draws in.',
      },
      firstReveal: 'Three clicks. It has somebody to feel for.',
      won: 'The hood comes down like a tent when the pole is drawn.',
      lost: 'The glass lies raked smooth, and the Coil turns in its sleep. Nobody has gone in yet.',
    },
  },
};
