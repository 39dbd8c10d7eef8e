/** Chapter 13: Harvest, with its five endings. */
import {
  all,
  any,
  aRoll,
  type Chapter,
  crits,
  encounter,
  event,
  flag,
  go,
  not,
  outcome,
  outcomeIf,
  paths,
  pips,
  plus,
  potions,
  rebellion,
  risk,
  type Sometimes,
  special,
  supplies,
  type Test,
  token,
  when,
} from './types.ts';

/** What an ending remembers: the first three that hold. */
const memories = (...lines: readonly (readonly [Test, string])[]): readonly Sometimes[] =>
  lines.map(([test, says], i) => {
    const before = lines.slice(0, i).map(([earlier]) => earlier);
    const threes = before.flatMap((a, x) => before.slice(x + 1).flatMap((b, y) => before.slice(x + y + 2).map(c => all(a, b, c))));
    return when(threes.length === 0 ? test : all(test, not(any(...threes))), says);
  });

const BLIGHTED: Test = { counter: 'blight', atLeast: 7 };
const SPARED: Test = { counter: 'blight', atMost: 6 };
const SWORN: Test = all({ flag: 'oath' }, { counter: 'rebellion', atMost: 5 });

export const CHAPTER_13: Chapter = {
  no: 13,
  title: 'Harvest',
  says: 'Ten thousand people, one night without clans, and a harvest wagon that nobody remembers inviting.',
  entries: [
    {
      id: '13.01',
      title: 'A Sheaf Each',
      body: [
        'Ten thousand people have come to the gathering, and every one of them is frying something. It is the night without clans: masks are sold from trays, and a child goes by in three. In the middle of the arena stands the harvest wagon, high as a house. Whoever comes in hangs a sheaf on it.',
        [
          'One neck in four wears a cord. You can see them, among the ribbons, on people who are laughing. Somewhere in this is a switch, and the last drum will close it. Then whatever waits in the hills comes down to supper, and walks round those.',
          when(
            { been: '11.05' },
            'Yune reads the lines on {one 11.05} as others read a letter, from the wrist up. She boils the needle. She boils the cup.',
            'Yune has a tent by the gate. She sees to you standing, between two burnt tongues.',
          ),
        ],
        [
          "'Shout fire to ten thousand,' says Hekarro, 'and I need no Sower. Find it quietly.' He has not touched his plate.",
          when(
            all({ flag: 'truth' }, { been: '9.90' }),
            "'She would come, I think, if she were called by her name,' he says. 'Not by me. I had my turn, with the pin.'",
          ),
          when(
            all({ flag: 'truth' }, not({ been: '9.90' })),
            "'I pinned hers on myself, and straight,' he says. 'She would come, I think, if somebody called her. Not I.'",
          ),
        ],
      ],
      margin: ['whose wagon? look at the tyres.'],
      kept: 'At the gathering everyone hung a sheaf on a wagon that nobody had sent for.',
      elements: [
        event('Yune, a needle, a flask', potions(1), { do: 'remove-injury', n: 1, who: 'all' }),
        paths(
          {
            to: '13.02',
            title: 'Go among the masks',
            says: 'She is here. She would not miss it.',
            hints: [
              aRoll,
              plus('token', 'one beacon'),
              plus('rebellion', 'a face instead of a mask'),
              risk('rebellion', 'a lure may wake'),
            ],
          },
          {
            to: '13.03',
            title: 'Go under the arena',
            says: 'Everything up here hangs on something below.',
            hints: [aRoll, plus('token', 'ground that gives way'), risk('rebellion', 'a lure may wake')],
          },
          {
            to: '13.04',
            title: 'Call her by her name',
            says: 'Before all of them, with nothing in hand.',
            if: { flag: 'truth' },
            hints: [aRoll, plus('flag', 'what she swore'), plus('token', 'one enemy fewer'), risk('rebellion', 'a lure may wake')],
          },
        ),
      ],
    },
    {
      id: '13.02',
      title: 'Faces That Stay Covered',
      body: [
        'You buy a mask. It is a goose, and smells of glue. Through the eyeholes the night is two small rounds with an elbow in each.',
        [
          'To eat, one has to push it up. You go from fire to fire and look for faces that stay covered: a sheaf of barley, an owl, two moons, a thing with horns. They hold their cakes politely. They break them and give them away.',
          when({ here: 'senvi' }, "'The owl is watching us,' says Senvi. 'The sheaf is watching the children.'"),
        ],
        'The drum that ends it all is being carried in from the far gate, on four shoulders, with a boy walking before it to clear the way. He is enjoying himself. You have as long as it takes him to reach the wagon.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [crits(1), pips(5)],
          title: 'Lift the right mask.',
          says: 'You may be rude to one stranger tonight. Two would be a fight.',
          clean: 'You hold out bread to the sheaf. She takes it, smells it, and looks round for somebody smaller.',
          bare: "The owl bolts, and is somebody's uncle. The sheaf has not moved. She is watching you be sorry.",
          fail: 'It is a baker with a toothache, and he is loud. Heads turn. Behind the wagon a hand gives up waiting.',
          pass: '13.05',
          miss: '13.06',
        },
      ],
    },
    {
      id: '13.03',
      title: 'Green Thread',
      body: [
        [
          'Under the arena it is cool, and ten thousand people are a kind of weather. Pipes run along the vault as thick as trees, red with age. Along the pipes runs wire, and it shines.',
          when({ here: 'drokkeh' }, "'Older than the hall,' says Drokkeh to the pipe. 'Stand a bit longer.'"),
        ],
        [
          'It has been put up with love. At every pace it is tied with a stitch of green thread, and at the corners somebody has laid felt, so that it should not chafe. You follow it past storerooms, past a sleeping cook, past a crate of masks.',
          when({ been: '4.90' }, 'You know the stitch, and whose glove it mended.'),
          when(
            all({ been: '8.10' }, { won: 'B8A' }),
            "The last door was locked. A girl of six saw to it, with a bent brooch. 'You'd pull,' she said.",
          ),
        ],
        'Beneath the middle it forks: one strand for each of three beacons, and a fourth as thick as your wrist, that goes straight up through the roof, into the wagon. Dust sifts down beside it, in time. Up there they have begun to dance.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(4)],
          title: 'Cut it at the fork.',
          says: 'Each strand knows what the others are doing. Cut them in the wrong order, and so will she.',
          clean: 'You unpick the stitches first and let it hang. Then you cut, and nothing up there misses a step.',
          bare: 'Two strands go. The third sings under the blade, and you leave it alone and go for the floor.',
          fail: 'The blade touches. All down the vault a hum begins, polite as a guest, and is answered from above.',
          pass: '13.07',
          miss: '13.06',
        },
      ],
    },
    {
      id: '13.04',
      title: 'In Marching Order',
      body: [
        "There is a stone before Hekarro's seat from which people call lost children. You stand on it.",
        'You say seven names, and keep them in step. It takes as long as lacing a boot. At the second a woman by the stalls puts down her pan. At the fifth it is quiet enough to hear the fat. Here and there people are getting to their feet, hat in hand. They were small in the lower camps, in the wet year, and somebody had carried them past a locked door.',
        'Then you say the eighth. High on the wagon something stirs that you had taken for a sheaf. Beside her a man has his hand on a lever, and he looks to her to know whether it is time.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [crits(2), pips(6)],
          title: 'Ask what the eight of them swore.',
          says: 'She never lies. She need only not answer.',
          clean: 'You give her the first half, and stop. Ten thousand people hear her say the second.',
          bare: 'Your voice cracks in the middle. Hers takes it over, from habit, as one takes an end of a trunk.',
          fail: "'You say them well,' says Ossavi. 'You would have left them there too.' The hand on the lever slips.",
          pass: '13.08',
          miss: '13.06',
        },
      ],
    },
    {
      id: '13.05',
      title: 'Taller',
      body: [
        "Behind the barley is a woman of sixty with flour in her eyebrows. She lets you hold the mask. 'You are hungry,' says Ossavi. 'That is how I know you will be fair.'",
        [
          "In her palm lies a key with a beacon's number on it. You take it, and she does not close her hand. 'That's one,' she says. 'I was never good at keeping things from people. It is why I do this.' She smells of bread.",
          when({ here: 'senvi' }, "'Nine paces to the wagon,' says Senvi. 'She has measured it too.'"),
        ],
        "A dance comes between you, hand in hand, forty long. When it has passed there is only the mask. But those at the nearest fire have seen. 'I thought he'd be taller,' says one, and he works a finger under his cord, and then the cord is on the ground.",
      ],
      kept: "You held the Sower's mask. Behind it was a woman of sixty, who smelled of bread.",
      elements: [event('A key, and fewer cords', token('eye'), rebellion(-1)), go('13.09')],
    },
    {
      id: '13.06',
      title: 'Round Him',
      body: [
        [
          when({ from: '13.02' }, 'The baker is still shouting when his fire goes out, as if something had stepped in it.'),
          when({ from: '13.03' }, 'You come up the stair three at a time, into silence.'),
          when({ from: '13.04' }, 'The lever falls one notch, with a click like a tongue.'),
          'A small machine has walked in among the pans. It is no bigger than a goat. It smells of hot dust.',
        ],
        'It comes to a man with a cake in his hand and a cord at his neck. It looks at him. It walks round him. Then it comes to his wife.',
        [
          'It is down in four breaths; there are enough spears. The wife sits in the sand and holds one foot. She looks at the cord. So do two hundred others. They do not scream. They turn to each other with shards in their hands, quite quietly, and ask who has another.',
          when({ here: 'ikkara' }, "'Water first,' Ikkara tells the wife. 'Then your husband. We will hold him for you.'"),
        ],
      ],
      kept: 'The first lure woke among the frying pans. It went round a man, and came to his wife.',
      elements: [outcome('The price of a cord doubles', rebellion(1)), go('13.09')],
    },
    {
      id: '13.07',
      title: 'Sand on a Lid',
      body: [
        'Half the wire hangs down like roots. What is left still hums, but it has to think about it.',
        [
          'There is time for one thing more. The floor of the arena rests on gratings, each with an iron pin, and the pins have been oiled for tonight. By a careful hand.',
          when({ been: '9.95' }, 'Against each stands a tick in chalk, small, upright, clear of the line.'),
          'You draw four. Now in four places there is only a lid up there, with a hand of sand on it, waiting for a weight.',
          when(
            { here: 'ottakh' },
            "'Up you – no, leave that one, that's where they dance,' says Ottakh to the pins. 'So. Beg pardon. So.'",
          ),
        ],
        "A cake falls through a crack and lands by your boot, still hot. Above it a small eye appears. 'That's mine,' says somebody. You tell the eye to find its mother and to go and stand by the gate.",
      ],
      kept: 'Under the arena you cut half the wire, and drew four pins out of the floor.',
      elements: [event('Four lids, lightly sanded', token('root')), go('13.09')],
    },
    {
      id: '13.08',
      title: 'When They Have Eaten',
      body: [
        "'I eat when they have eaten,' says Ossavi.",
        "It is the whole of the oath. She says it once to you, and once over your head, to those who are standing with their hats off. Straw ticks on the wagon. Then she turns to the man at the lever, her captain, who is young and has his mother's nose. 'Go home,' she says. 'You've done as I told you. Now do that.' He climbs down backwards, feeling for each rung.",
        "'I can't stop it,' she says. 'I built it so that I couldn't; I know what I am in a bad winter. It's wound, and it will go.' She spits on her palms, like someone taking hold of a plough. 'But there's a brake.'",
      ],
      kept: 'Before ten thousand people Ossavi said the oath again, and laid hold of the brake.',
      elements: [event('An oath, said twice', flag('oath'), token('moon')), go('13.09')],
    },
    {
      id: '13.09',
      title: 'One Breath',
      body: [
        [
          'The drum is set down by the wagon. The boy steps aside and holds his ears. For one breath nothing whatever is happening, and you notice that somebody has put a hot cake in your hand.',
          when(
            { flag: 'brother' },
            "Teth comes out from behind the wheels, the grey plait in his fist. 'I told them the wrong hour,' he says. 'Some of them.'",
          ),
          when(
            all({ flag: 'promise' }, not({ flag: 'brother' })),
            'You have a finger of grey plait in your pocket. You look for the rest of it. There are too many necks.',
          ),
        ],
        'The stick comes down. On the wagon the sheaves let go, one after another, and slide, and lie about it in a ring; and what was under them is plate, and rivets, and a boiler just coming to its note. At three corners of the arena a beacon opens like an eye.',
        'Along the benches the clans are reaching for what they left at the gate. A woman has stood up with a child under each arm, and looks from the way out to you, and back.',
      ],
      margin: ['eat the cake. who knows.'],
      kept: 'The sheaves fell off the wagon, and under them was an engine.',
      elements: [
        event('A cake, and what was packed', supplies(1)),
        outcomeIf({ flag: 'brother' }, "Teth's debt", special('S13')),
        {
          is: 'optional-roll',
          needs: [pips(4)],
          title: 'Sit down and eat it.',
          says: 'There is a bench. There is half a minute. There will not be another.',
          passed: 'It is onion, and burnt on one side. You lick your fingers, and get up different.',
          failed: 'A child is looking at it. You find that you have given it away.',
          caption: 'Half a minute, hot',
          effects: [{ do: 'recover', n: 5 }],
        },
        {
          is: 'optional-roll',
          needs: [crits(1), pips(6)],
          title: 'Pull up one old man.',
          says: 'He sits at the end of the hardest bench, and all his people watch him.',
          passed: 'He weighs nothing. He keeps your hand, and with the other he beckons the bench.',
          failed: 'He has come to see how it ends, he says, and he can see it from here.',
          caption: 'A bench that stands up',
          effects: [{ do: 'trust-of-choice', by: 1 }],
        },
        paths(
          {
            to: '13.10',
            title: 'Stand with the clans',
            says: 'As many of them as will have you.',
            hints: [plus('token', 'those who answer')],
          },
          {
            to: '13.11',
            title: 'Stand alone',
            says: 'Send them all out by the gates.',
            hints: [plus('special', 'what you have left')],
          },
        ),
      ],
    },
    {
      id: '13.10',
      title: 'As Many As Will',
      body: [
        [
          when(
            { counter: 'trust-total', atLeast: 6 },
            'They come down over the benches, sand and mud and feather, and nobody stops to ask whose bench it was.',
            'Some come. They leave gaps where the rest of their clan is sitting, and look straight ahead.',
          ),
          'Masks lie about underfoot, faces up. On the left the people of the wells kneel with their slings. On the right they have dragged the water troughs together. Overhead ropes are going from pole to pole with a noise like tearing cloth.',
        ],
        [
          'It smells of onions and hot iron. A woman of the Sky gives her baby over the barrier to a man of the Desert, because his hands are free, and he takes it without a look.',
          when({ here: 'ikkara' }, "'We stay until it lies down,' says Ikkara. 'All of us. That is the plan. It is a short one.'"),
        ],
        'The Engine puts out one wheel, as a bather puts out a foot. Its crew look down at ten thousand people who are not running.',
      ],
      kept: 'You stood in the arena beside as many of the clans as would come.',
      elements: [outcomeIf({ counter: 'trust-total', atLeast: 6 }, 'The benches answer', token('drum')), encounter('B13')],
    },
    {
      id: '13.11',
      title: 'The Gates',
      body: [
        'You shout for the gates, and they go. It sounds like gravel being poured, for a long time. Somebody carries out the drum. The last through is a boy with his fingers in his ears, walking backwards, so as to see.',
        [
          'Then there is the arena, and the pans, and some hundreds of small fires burning under nothing. Masks lie everywhere with their faces up. You had not known that sand could be so loud.',
          when({ here: 'drokkeh' }, "Drokkeh sets his feet. 'Come on, then,' he says to it. 'I've carried worse.'"),
        ],
        'You take off what you will not need, and put it in a row along the barrier: satchel, coat, half a cake. You keep the badge. The Engine lets down one wheel from among its sheaves. Up on the deck somebody laughs, and then sees that you have not left, and stops.',
      ],
      kept: 'You sent ten thousand people out by the gates, and stayed.',
      elements: [event('All that is left in you', special('S14')), encounter('B13')],
    },
    {
      id: '13.90',
      title: 'Like Shells',
      body: [
        [
          'It sighs for an hour. Then it is a wagon again, with its wheels in the air, and there is straw in everything.',
          when(
            { flag: 'oath' },
            'Ossavi has hold of the brake still. They open her fingers one by one. She thanks them for each.',
            'A mask lies in the sand, a barley sheaf. It is lined with sacking from the lower camps. She is not in it.',
          ),
        ],
        [
          when(
            { been: '13.11' },
            'In twos and threes people come back through the gates.',
            'In twos and threes people sit down where they are.',
          ),
          'They hold the seeds to their ears, as one holds a shell, and shake them, and hold them there again. Nothing is humming.',
          when({ been: '11.95' }, 'On the river road, a day behind you, something long has lain down in the ford. Geese walk over it.'),
          when(
            { here: 'ottakh' },
            "'It isn't dead,' says Ottakh, with a palm on the plate. 'It's just – there. Now it is.' He does up a bolt.",
          ),
        ],
        'Hekarro comes down all the steps on foot. He stops in front of you. For once he does not ask what it cost; he looks at your hands and can see. He asks who is hungry. Somebody laughs, and then somebody starts to count.',
      ],
      kept: 'You brought the Engine down, and the seeds were as quiet as bone.',
      elements: [
        paths(
          { to: '13.94', title: 'Walk out to the fields', says: 'It is nearly light.', if: BLIGHTED, hints: [] },
          {
            to: '13.91',
            title: 'Bring wood',
            says: 'They want a large fire, for small things.',
            if: all(SPARED, SWORN),
            hints: [],
          },
          {
            to: '13.92',
            title: 'Help them count',
            says: 'It will take some days.',
            if: all(SPARED, not(SWORN), { counter: 'rebellion', atMost: 8 }),
            hints: [],
          },
          {
            to: '13.93',
            title: 'Go up to the hall',
            says: 'Three people are waiting by the long table.',
            if: all(SPARED, { counter: 'rebellion', atLeast: 9 }),
            hints: [],
          },
        ),
      ],
    },
    {
      id: '13.91',
      title: 'Peace Kept',
      body: [
        [
          'Bone burns badly. They need three days and a great deal of oak, and it smells of hoof from here to the wells. Everyone brings their own. Nobody is asked how they came by it.',
          ...memories(
            [{ flag: 'survivor' }, 'Kessa keeps the line. She has bitten one person, who pushed.'],
            [
              { won: 'B10' },
              'The woman from the pass brings three children and an open hand. You give her back the seed. She throws it overarm.',
            ],
            [all({ flag: 'mercy' }, { won: 'B9' }), 'Dal writes down each one, and strikes it out when it cracks.'],
            [any({ won: 'B8A' }, { won: 'B8B' }), 'Forty families have brought spoons for the soup. They count them afterwards.'],
            [{ flag: 'brother' }, "Teth's hangs on a grey plait. Yune cuts it off him herself. She boils the scissors."],
            [
              { been: '11.05' },
              'The thread stopped a finger short of the shoulder. {one 11.05} wears a copper band there and taps it before rain.',
            ],
          ),
        ],
        'On the last night Hekarro has a badge brought, an old one, off a nail. He pins it on Ossavi himself, and his thumb shakes. It goes on crooked. They both look at it. He leaves it.',
        'Over the door of the hall the word fever is scraped away. Five names are cut beside the two. Above them is no word at all.',
        'There is soup. Ossavi stands at the pot and ladles until the last child has been served, and you. Then somebody takes the ladle out of her hand and fills a bowl.',
      ],
      kept: 'The seeds were burnt, and an oath was said again. The peace was kept.',
      elements: [{ is: 'end', ending: 'peace-kept' }],
    },
    {
      id: '13.92',
      title: 'Scarred Peace',
      body: [
        'They count for three days. Grain first, because grain is easy; then wells, ropes, hounds, pits filled in, cords cut from necks. On the third evening Hekarro asks for the names, all of them, out loud.',
        [
          'So they are read, Desert, Lowland, Sky and those who wore the seed, from one list, in one ink. At that some people stand up and leave. Most are back before the end.',
          ...memories(
            [
              { flag: 'survivor' },
              'Kessa drives the first cart up the grain road. There are nine, numbered in red, so that anyone may check.',
            ],
            [all({ flag: 'mercy' }, { won: 'B9' }), 'Dal holds the book. He asks each family to sign.'],
            [{ flag: 'brother' }, 'Teth walks behind the last cart, no cord at his neck. Nobody walks beside him yet.'],
            [
              { been: '11.05' },
              'The thread stopped a finger short of the shoulder. {one 11.05} wears a copper band there and taps it before rain.',
            ],
          ),
        ],
        'In spring something green stands where the Engine fell. Nobody sowed it. It is barley, out of a split sack, and it belongs to no one, so everyone who passes brings it a little water.',
        'Your badge is still crooked. You have stopped straightening it.',
      ],
      kept: 'It was won, and counted, and the names were read from one list.',
      elements: [{ is: 'end', ending: 'scarred-peace' }],
    },
    {
      id: '13.93',
      title: 'Three Roads',
      body: [
        'Hoska takes her knife off the long table first. Then Nem; then Tirrah, who wipes his before he puts it away. Nobody raises a voice, not even Nem. Where the knives lay the wood is dark, in three long shapes, points inward.',
        [
          'They divide it: wells, sluices, bridges, the grain in three heaps, level to a finger. Smoke from three kitchens goes up, and it does not mix.',
          ...memories(
            [{ flag: 'survivor' }, 'Kessa drives for all of them, and trusts none. She has painted a nine on the tailboard.'],
            [all({ flag: 'mercy' }, { won: 'B9' }), 'Dal makes the heaps. Nobody can fault them, and everyone tries.'],
            [{ flag: 'brother' }, "Teth belongs to none of the three. He carries Yune's kettle, which goes everywhere."],
            [{ been: '10.09' }, 'On the pass a girl sings travellers over for one raisin. It is the same verse for each clan.'],
            [
              { been: '11.05' },
              'The thread stopped a finger short of the shoulder. {one 11.05} wears a copper band there and taps it before rain.',
            ],
          ),
        ],
        "At the fork below the hall they stop, because the carts have to be turned. For as long as that takes they stand in one road. A Desert boy holds a Sky woman's wheel. Then they are alive, and going.",
        'You set stones on the corner until there is something to sit on. From here you can see down all three.',
      ],
      kept: 'The clans took up their knives and parted, alive, by three roads.',
      elements: [{ is: 'end', ending: 'three-roads' }],
    },
    {
      id: '13.94',
      title: 'Red Harvest',
      body: [
        'You won it. They carry you as far as the gate, and there they put you down, because of the smell.',
        [
          'The fields have ripened in the night. It stands to the horizon, ear by ear, heavy and red; and it is not barley. When the wind goes over it there is no rustle. It sounds wet.',
          ...memories(
            [{ flag: 'survivor' }, 'Kessa has nine carts loaded by noon. They are all full of other people.'],
            [{ won: 'B10' }, 'The sledges from the pass go first. They know how one leaves.'],
            [{ been: '5.06' }, 'At the dam one bowl has been left rim up, for whoever comes back.'],
            [{ flag: 'brother' }, 'Teth carries out the old on his back, one by one. They let him.'],
            [
              { been: '11.05' },
              'The thread stopped a finger short of the shoulder. {one 11.05} wears a copper band there and taps it before rain.',
            ],
          ),
        ],
        'So they go, all three clans by one road, since only one is dry. Nobody has to be made to share. Hekarro walks at the back with the salt.',
        'You stay to shut the doors. In village after village the bowls stand outside, washed and turned over. You pick up one. Under it lies a handful of good seed, in a twist of cloth. You put it inside your shirt and follow.',
      ],
      kept: 'The Engine fell, and the fields came up red. Three clans left by one road.',
      elements: [{ is: 'end', ending: 'red-harvest' }],
    },
    {
      id: '13.95',
      title: 'The Long Winter',
      body: [
        'It takes one night. In the morning machines walk about the arena from pan to pan, and round whoever wears a cord. By the first snow most people wear one. Those who will not are in the hills, and there are more of them than anybody has written down.',
        [
          'You go by night, from smoke to smoke, with a sack. Flour, needles, salt. You have learnt to knock so that it sounds like frost.',
          ...memories(
            [{ flag: 'brother' }, 'Teth walks in front, his cord outside his coat. They go round him, and round whoever has hold of it.'],
            [{ flag: 'survivor' }, 'On certain barns is a nine, low down, in red. Behind those Kessa has left a cart.'],
            [any({ won: 'B12A' }, { won: 'B12B' }), 'Under the bakehouse floor there is still barley. The keeper has kept one key.'],
            [{ been: '10.09' }, 'The children learn the fourth verse first. It counts the steps between the caves.'],
            [
              { been: '11.05' },
              'The thread stopped a finger short of the shoulder. {one 11.05} wears a copper band there and taps it before rain.',
            ],
          ),
        ],
        "In every cave they ask who goes there, before they make room. 'Marshal,' you say, as one passes a full cup in the dark. The badge is under your coat these days, still crooked. It pricks when you bend to put wood on.",
      ],
      kept: 'The lures woke, and the winter was long. You carried flour by night.',
      elements: [{ is: 'end', ending: 'long-winter' }],
    },
  ],
  briefs: {
    B13: {
      title: 'What Was Under the Sheaves',
      lead: 'First the three beacons. By then the wagon will have got up.',
      task: 'Put out the beacons. Then break the Seed Beacon and bring the Engine down, or burst its Boiler.',
      tokens: {
        eye: 'One beacon is out. You have the key to it in your pocket.',
        root: 'Four places in the floor are sand on a lid.',
        moon: 'Her captain has gone home, as he was told.',
        drum: 'From the benches the clans loose together.',
      },
      firstReveal: 'A lamp swings down from the deck, and somebody says: there.',
      won: 'The note goes down, and down, and is a kettle, and is nothing.',
      lost: 'Somewhere a boy still holds his ears. The drum has not been struck, and the cake in your hand is hot.',
    },
  },
};
