/** Chapter 4: The Sower's Token. */
import {
  adapt,
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
  nextChapter,
  not,
  outcome,
  outcomeIf,
  paths,
  pips,
  plus,
  potions,
  prepare,
  profiles,
  rebellion,
  recover,
  resources,
  risk,
  selection,
  special,
  steps,
  supplies,
  token,
  when,
} from './types.ts';

export const CHAPTER_4: Chapter = {
  no: 4,
  title: "The Sower's Token",
  says: 'Bone seeds change hands in a market without lamps. Find out who counts them, before the carts leave at the first bird.',
  entries: [
    {
      id: '4.01',
      title: 'By Touch',
      body: [
        [
          'The market opens when the moon is down, under the old road, and nobody brings a lamp. At the first pillar a hand takes your half of the tile, fits it to another by feel, and keeps both. You buy here by touch.',
          when({ flag: 'survivor' }, 'One stall has axle pins, blue from a fire. Kessa could have told you whose cart.'),
        ],
        [
          'What you have come for changes hands inside a handshake, with a click of bone. A woman has paid two loaves for hers. She has two children with her, and one seed. She hangs it on the smaller and tucks it under the collar. The other goes on holding the basket.',
          when({ here: 'ikkara' }, 'Ikkara asks the taller one her name, and says it over until she has it.'),
        ],
        'Fingers find your badge in the dark, read it, and let go. Something heavy hangs on your arm now, wrapped in leaves. Nobody is standing near you any more.',
      ],
      margin: ['two loaves. it was three last week.'],
      kept: 'In the market without lamps a mother bought one seed for two children.',
      elements: [event('A bundle, so you saw nothing', supplies(1)), go('4.02')],
    },
    {
      id: '4.02',
      title: 'Crossed by Ear',
      body: [
        [
          'Where the pillars stand widest, that is the square, and you cross it by ear. Bone dice go round in a cup. A hammer falls with a rag over it. Somewhere cloth is boiling; you smell lye, and blood under the lye.',
          when(all({ from: '4.09' }, { flag: 'promise' }), 'A finger of plaited linen is knotted behind your badge now. It itches.'),
          when(
            all({ from: '4.09' }, not({ flag: 'promise' })),
            "'Good,' Yune said. 'I have had promises.' She put the plait away, and a flask into your hand.",
          ),
          when({ been: '4.07' }, 'From the dice table somebody wishes your satchel a good night.'),
          when({ been: '4.08' }, 'On every crate you pass, your thumb finds the one corner.'),
        ],
        'Past the last pillar stands the only light, in the only building with a lock. Carts wait at its door with their shafts up. The drivers are boys. They leave at the first bird, and by noon there will be a seed in every camp along the river, and next to every seed a neighbour.',
      ],
      elements: [
        {
          is: 'optional-roll',
          needs: [pips(3)],
          title: 'Guess the weight of the eel.',
          says: 'It is smoked, and as long as the stall. Guess right and the seller lets go of it.',
          passed: 'You hold it, breathe, and say. She sighs, and takes her hand from the other end.',
          failed: 'You are wrong by one stone. She takes the stone out of its mouth to show you.',
          caption: 'An eel, fairly weighed',
          effects: [supplies(1)],
          once: true,
        },
        paths(
          {
            to: '4.03',
            title: 'Sit down at the dice',
            says: 'They play for what you know.',
            hints: [aRoll, plus('flag', 'a word for a door'), plus('token', 'a black knife'), risk('resource', 'a resource')],
            once: true,
          },
          {
            to: '4.04',
            title: 'Look for the hammer',
            says: 'One smith, and work for ten.',
            hints: [aRoll, plus('gear', 'a piece for two metal'), plus('modification', 'something for the bellows')],
            once: true,
          },
          {
            to: '4.05',
            title: 'Follow the lye',
            says: 'Somebody there is mending people.',
            hints: [plus('healing', 'an injury seen to'), plus('potion', 'a flask')],
            once: true,
          },
          {
            to: '4.10',
            title: 'Go to the light',
            says: 'The market will not be here afterwards.',
            hints: [plus('token', 'darkness, if you have the word'), plus('preparation', 'a look inside')],
          },
        ),
      ],
    },
    {
      id: '4.03',
      title: 'Something True',
      body: [
        'The keeper of the dice is blind. She is the one person in this market who has had nothing to get used to. She reads the throw with her thumb, quicker than you could with a lamp.',
        "'No shards,' says the keeper. 'Everyone has shards. Put down something true that nobody else knows.'",
        'The man before you has put down where his brother sleeps. He is losing. You can hear it in his nose.',
        "The cup comes round to you. It is warm, and it smells of cloves. 'I have a word that opens a door,' says the keeper. 'I am tired of it. What have you got?'",
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(4)],
          title: 'Play her for the word.',
          says: 'Three throws. She hears a lie as others hear a limp.',
          clean: 'She is laughing before her thumb has got to the last die.',
          bare: 'Level, and level again. On the third throw her thumb goes over your dice twice, and stops.',
          fail: "'True,' says the keeper, 'and I knew it. I shall have to take something heavier.'",
          pass: '4.06',
          miss: '4.07',
        },
      ],
    },
    {
      id: '4.04',
      title: 'Under Wet Hide',
      body: [
        'He works under a hood of wet hide, so that the glow falls on the anvil and on nothing else. You see two hands, and they do not stop for you. The anvil beside his has been cold since last night, when its owner was a dozen short.',
        [
          "'Corner bands,' he says. 'Two hundred. By first bird.' The boy who sorts them is asleep on his feet with a band in each fist.",
          when({ here: 'drokkeh' }, 'Drokkeh lays him down on the sacks. He does not let go of the bands.'),
        ],
        'Under the bench lies something better, wrapped in a shirt, made for a customer who has not come back. The smith would take metal for it. He has melted his own pots already. The hide hisses, and he wets it again.',
      ],
      elements: [
        event('Made for somebody else', { do: 'offer-gear', gear: 'found-f1', metal: 2 }),
        {
          is: 'roll',
          needs: [pips(2)],
          title: "Take the boy's place at the bellows.",
          says: 'Hot, dull work. People talk over it.',
          clean: 'By the tenth stroke the fire is white, and the smith has told you who orders and who pays.',
          bare: 'You scorch a sleeve, and keep the beat. He talks in time with it.',
          fail: 'Two coughs, out in the dark. The smith drops the hood over the coals, and there is no smithy here.',
          pass: '4.08',
          miss: '4.02',
        },
      ],
    },
    {
      id: '4.05',
      title: 'Boiled for Twenty',
      body: [
        "Bandages dry on a string between three clan stones, the only shrine under this road. A woman with pinned sleeves has two fingers in a man's shoulder and is asking after his goats. He tells her. Something small drops into a pan and rings.",
        [
          'The next in the line wears a seed. The one after him has the burns of a carter. They share a crutch, and have agreed on when to move it.',
          when({ here: 'ikkara' }, "Ikkara sets about the line. 'We go by who bleeds,' she says. 'Then by who complains least.'"),
        ],
        "'I don't ask which side the hole came from,' says Yune. She has not looked at your badge. She has watched how you put your feet down. 'Boots off. Drink that. Take the other with you. There are thirty here and I boiled for twenty.'",
      ],
      kept: 'Yune, at the shrine, mended you with the rest, and asked nothing.',
      elements: [event('Stitched, and a flask over', { do: 'remove-injury', n: 1, who: 'one' }, potions(1)), go('4.09')],
    },
    {
      id: '4.06',
      title: "A Knife's Length",
      body: [
        "'They will ask what you have brought,' says the keeper, so close that you smell the clove and the tooth it is for. 'You say: an empty bowl.'",
        "She lays a knife on the table, its handle to your side. It is black with soot from point to guard; no lamp will ever find it. 'That long,' she says. 'That is how far I trust a badge.' Then she takes a spoon, and shows you on her own neck where a leather collar is thinnest.",
        "'There is a lad on the third cart who whistles,' says the keeper. She is feeling for the dice, and has them all, and goes on feeling. 'I should like him to go on whistling.'",
      ],
      kept: 'You won the word for the door from the blind keeper: an empty bowl.',
      elements: [event('A word, and a black knife', token('blade'), flag('password')), go('4.02')],
    },
    {
      id: '4.07',
      title: 'Ripe or Not',
      body: [
        "Her hands go through your satchel as a cook's go through a stall. They press each thing for ripeness. They name it under their breath, and where you had it from, and they are right.",
        'What she likes, she keeps. The rest comes back in better order than she found it.',
        "'I'd have asked less for a lie,' says the keeper. 'There is a market for those.'",
        'Behind you the man with the brother has pushed back his stool. You hear him run, and meet a pillar, and run on. It takes a long time for the steps to be gone. The brother sleeps a good way off.',
      ],
      margin: ['he got there. we asked.'],
      kept: 'You lost to the keeper of the dice, and she chose her own winnings.',
      elements: [outcome('Her pick, by weight', { do: 'lose-resource', n: 1 }), go('4.02')],
    },
    {
      id: '4.08',
      title: 'You Would Hear It',
      body: [
        'He kicks a finished crate round into the glow and knocks the lid off. Straw. In the straw, rows of little hollows, pressed with a thumb, layer under layer. You know what fits them. Nothing else would.',
        "A stalk of barley has been burned into the lid, and one word. 'Harvest,' says the smith. 'I asked them which day, to have it done. They said I would hear it.'",
        [
          'He has gone back to the anvil. Between two strokes he shows you the nail in the near corner, which is lead, in every crate, where a kick would find it. Then he presses something warm into your palm for the bellows.',
          when({ here: 'ottakh' }, "'Pretty,' Ottakh tells the nail. 'You'd hardly need more than a – no. A heel. A heel would do.'"),
        ],
      ],
      kept: 'A smith showed you the lead nail in every crate for the Harvest.',
      elements: [event('A lead nail; a warm coil', flag('crates'), { do: 'modification', n: 1 }), go('4.02')],
    },
    {
      id: '4.09',
      title: 'Buttoned to the Chin',
      body: [
        'The boy who feeds her fire has his collar buttoned to the chin. It is a warm night, and he is nearest the kettle. When he bends for wood a cord swings out, and the seed on it clicks against the pot.',
        "He is quick to hide it. Yune has already seen you see. 'Teth. Water,' she says; and when he has gone for it, 'He is my brother first. Be angry with him second.'",
        "The cord is her work: bandage linen, plaited flat, boiled grey. You would know it in a crowd. You would know it over a spear. 'He goes with the carts,' says Yune. She snips a finger's length from the same plait and holds it out. 'Say you'll know it.'",
      ],
      kept: "Yune's brother Teth wore a seed, on a cord that she had plaited.",
      elements: [
        paths(
          {
            to: '4.02',
            title: 'Say you will know it',
            says: 'You may meet him over a spear.',
            hints: [plus('flag', 'a promise, to be kept'), plus('supply', 'what the square still has')],
            effects: [flag('promise')],
          },
          {
            to: '4.02',
            title: 'Promise her nothing',
            says: 'Nobody can break what you never said.',
            hints: [plus('potion', 'what she gives the honest'), plus('supply', 'what the square still has')],
            effects: [potions(1)],
          },
        ),
      ],
    },
    {
      id: '4.10',
      title: 'The Only Lock',
      body: [
        'Walls of old road-plate, a roof of tiles, and a smell out of every store you ever signed at: hemp, lamp oil, wax. Beneath them, faint and dry, there is barley.',
        [
          'Behind the boards lamps go up and down. A voice that is used to being obeyed is counting crates aloud, and the count is nearly done. In the yard the drivers are backing in the mules, and talking to them in voices that have not finished breaking.',
          when(
            { flag: 'password' },
            'An old man is trimming the yard lamp. You tell him what you have brought. He pinches it out and goes in to the others.',
          ),
        ],
        'The door is thick and has an eye in it. The roof is steep, and somebody has lately been over it with an oil can. Behind you a bird tries one note, and thinks better of it.',
      ],
      margin: ['barley. we had been looking for some.'],
      elements: [
        outcomeIf({ flag: 'password' }, 'The lampman, going round', token('moon')),
        {
          is: 'optional-roll',
          needs: [crits(1)],
          title: 'Put an eye to the bolt-hole.',
          says: 'The plate is warm there. On the far side a back is leaning on it.',
          passed: 'The back goes for its supper. For ten breaths you have the floor: who walks, who turns, who yawns.',
          failed: 'The back stays. You learn a good deal about its coat.',
          caption: 'Their rounds, seen once',
          effects: [prepare('look-at-tops')],
        },
        paths(
          {
            to: '4.11',
            title: 'Go up the tiles',
            says: 'Oil is what they trust up there.',
            hints: [aRoll, plus('special', 'the dark above the lamps'), risk('enemy', 'scouts who stand in pairs')],
          },
          {
            to: '4.12',
            title: 'Knock at the door',
            says: 'Feet on the ground, face in the light.',
            hints: [risk('rebellion', 'talk of badges, without the word')],
          },
        ),
      ],
    },
    {
      id: '4.11',
      title: 'Tile by Tile',
      body: [
        'The tiles are cold and the oil is colder. It has run down and hangs in drops along the gutter, and there is a lamp in every drop.',
        [
          'You go up flat, on toes and the heels of your hands. Each tile is asked, with a knuckle, before it gets your weight. At the ridge a hatch stands open by the width of a spoon. It is a spoon that holds it. Warm air comes out, and a smell of wax.',
          when({ here: 'senvi' }, 'Senvi has hung her boots round her neck. Her toes are reading where the nails are.'),
        ],
        'Underneath you somebody says that the carts are to go early. That leaves you about as long as this roof.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [crits(1), pips(5)],
          title: 'Reach the hatch.',
          says: 'A tile forgives a weight once. Some of these have been walked on.',
          clean: 'You find the nailed course and go up it as up a stair. The spoon does not ring.',
          bare: 'One tile slides to the gutter and hangs there, rocking, while you go in past the spoon.',
          fail: 'A tile lets go. You hear all of its fall, and then a door, and more boots come in than went out.',
          pass: '4.13',
          miss: '4.14',
        },
      ],
    },
    {
      id: '4.12',
      title: 'An Eye, Brown',
      body: [
        [
          'You knock as people knock who have been sent for. A bench scrapes. The plate slides back, and in the hole is an eye, brown, red at the rim from lamp smoke. It goes straight to your chest and stays there.',
          when({ here: 'drokkeh' }, "'Evening,' says Drokkeh, to the upper hinge."),
        ],
        [
          "'What have you brought?' says the eye.",
          when(
            { flag: 'password' },
            "'An empty bowl.' The eye considers it. 'We're full up with those,' it says, and draws the bolt.",
            'You have brought many things. None is the answer. The plate snaps to; small feet go over the wall. Your shoulder sees to the bolt.',
          ),
        ],
        "The passage is hung with wet coats, twice as many as you counted guards. From the floor beyond comes the voice that does the counting. 'Both watches,' it says. 'Tonight I want both.'",
      ],
      elements: [outcomeIf(not({ flag: 'password' }), 'A runner, over the wall', rebellion(1)), go('4.14')],
    },
    {
      id: '4.13',
      title: 'Pigeons',
      body: [
        [
          'All the warmth of the house has come up here, and so have the pigeons. They sit along the tie-beam with their heads put away. One opens an orange eye at you, and shuts it.',
          when({ here: 'ottakh' }, 'Ottakh nods to them. They were here first.'),
        ],
        'You breathe when the beam creaks. Under you go the lamps, each in its ring of floor, and inside the brightest ring stands a desk. A captain sits there with one hand flat on a list as thick as a loaf. The other hand could reach the stove, and the stove door is open.',
        [
          when({ flag: 'password' }, 'An old man has come in with a snuffer on a pole, and is starting with the nearest.'),
          'Nobody down there has looked up since spring. A feather has come loose beside your knee. It is on its way to the page.',
        ],
      ],
      kept: 'You came into the warehouse from above, among the pigeons.',
      elements: [event('Nobody has looked up', special('S4')), encounter('B4')],
    },
    {
      id: '4.14',
      title: 'Twice the Boots',
      body: [
        [
          when({ from: '4.11' }, 'You leave the roof by the drainpipe, and drop among wet coats in a passage.'),
          when({ from: '4.12' }, "You stand among the coats. One of them still has its owner's apple in the pocket."),
          "The guards have been told to stand in twos. You can hear them arrange it behind the crates: who takes the left, who is at whose back, somebody's cousin who sees badly at night. Leather creaks. Then it is as quiet as a game of cards that has got serious.",
        ],
        [
          when({ flag: 'password' }, 'The old man with the snuffer has begun at your end. Nobody has told him not to.'),
          'Somebody has moved the desk back against the stove, and opened the stove. You can hear how well it draws. On the desk is the list, thick as a loaf, and on the list is the elbow of a captain. It would only have to slide.',
          when({ here: 'senvi' }, "'Some of them whisper,' says Senvi. 'It is the ones who have stopped that I am counting.'"),
        ],
      ],
      kept: 'You came into the warehouse on the night its guard was doubled.',
      elements: [outcome('Scouts, told off in pairs', adapt('rebel-scout', 1)), encounter('B4')],
    },
    {
      id: '4.90',
      title: 'Left Hand',
      body: [
        [
          'By daylight, on the foot of a pillar, you turn out what you carried off. The seeds fill a cloak. A child with a basket stops to watch. She does not ask for one. She looks at how many there are.',
          when({ been: '4.09' }, 'You have been past every driver who was caught. None has plaited linen at the neck.'),
          when({ been: '4.06' }, 'Out on the river road a cart goes home empty, and its driver is whistling.'),
        ],
        [
          'The lists are in a small upright hand that never touches the line: each camp on the river and what it was sent, seeds first, then barley, down to the spoons. At the foot of every sheet a place is ruled for a signature.',
          when({ flag: 'crates' }, 'In the yard each crate stands open at the same corner. Straw blows about the wheels.'),
        ],
        'Something had been laid between two sheets to keep the page. It is a glove, for the left hand, the thumb mended in green thread, in stitches you could rule a line by. It smells of ink and of tea.',
      ],
      margin: ['spoons?'],
      kept: 'You took the lists. Among them lay a glove for the left hand, green thread at the thumb.',
      elements: [
        event('Out of the warehouse', potions(1), supplies(1), resources('core', 1)),
        outcomeIf({ flag: 'crates' }, 'Crates that never left', rebellion(-1)),
        steps(CLEAN_UP, profiles(2), selection(2), gain(1), recover(6)),
        nextChapter,
      ],
    },
    {
      id: '4.95',
      title: 'Read It Quickly',
      body: [
        'You smell it before you turn round: wax, hemp, tile oil. The roof goes in with the noise of a table being cleared by one arm. After that it rains paper on the old road for an hour, black, each sheet whole.',
        'You can read them, until they are touched. A small upright hand. A column of camps, a column of spoons. Then there is soot on your sleeve.',
        [
          'The carts had gone out at the back.',
          when({ been: '4.09' }, 'So has Yune. At the shrine one pair of hands was missing to carry the kettle.'),
          'In the warm ash a child has put down her basket and is picking out nails. She does it by feel, though it is broad day.',
        ],
      ],
      kept: 'The warehouse burned, and its lists came down on the road as soot.',
      elements: [outcome('Seeds in every camp', rebellion(1)), steps(CLEAN_UP, profiles(2), selection(2), recover(8)), nextChapter],
    },
  ],
  briefs: {
    B4: {
      title: 'Night Warehouse',
      lead: 'One desk, one stove, and a bird that is about to sing.',
      task: 'Get to the list on the desk. Then bring everybody out, or bring the Captain down.',
      tokens: {
        blade: 'A black knife, and you know where collars are thin.',
        moon: 'The lampman has been round with his snuffer. It is dark in there.',
      },
      firstReveal: 'A lamp comes up, and the face behind it is already drawing breath to shout.',
      won: 'The list is off the desk. The stove roars on, with nothing in it.',
      lost: 'You lie under the old road with the cobwebs of that house in your hair. Still no bird.',
    },
  },
};
