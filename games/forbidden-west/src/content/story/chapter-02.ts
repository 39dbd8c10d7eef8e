/** Chapter 2: The Painted Pack. */
import {
  adapt,
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
  outcome,
  outcomeIf,
  paths,
  pips,
  plus,
  potions,
  rebellion,
  recover,
  resources,
  risk,
  special,
  steps,
  supplies,
  token,
  trust,
  when,
} from './types.ts';

export const CHAPTER_2: Chapter = {
  no: 2,
  title: 'The Painted Pack',
  says: 'Hounds with painted toes have gone up a canyon. Find out who feeds them, and from whose stores.',
  entries: [
    {
      id: '2.01',
      title: 'Painted Toes',
      body: [
        [
          'Four toes and a pad, as wide as a plate, and every toe has left ochre on the rock. The hounds walk in file. You have walked behind them for three days, and moved three peas from one pocket to the other.',
          when({ been: '1.90' }, 'Beside the prints, here and there, lies a grain of barley. It has been stepped over.'),
          when({ been: '1.95' }, 'Where they rested, two sacks have leaned against the rock and left their weave in the dust.'),
        ],
        'Below the next bend five Desert trackers sit in a ring about one print. They have cut figs, and nobody is eating. Nobody looks up, either.',
        'In the east stands a cloud. By night it will be here, and every toe will be clean. The trackers know where the prints go. So do the prints, until the rain. The lower camps can eat for as many days as you have peas.',
      ],
      margin: ['thirty-seven.'],
      kept: 'The prints of painted hounds led west, to the mouth of a canyon.',
      elements: [
        paths(
          {
            to: '2.02',
            title: 'Sit down with them',
            says: 'It is their paint on those toes.',
            hints: [aRoll, plus('special', 'something lent'), plus('trust', 'trust'), risk('rebellion', 'the rebellion')],
          },
          {
            to: '2.03',
            title: 'Follow the prints',
            says: 'They are fresh now, and free.',
            hints: [plus('resource', 'spark')],
          },
        ),
      ],
    },
    {
      id: '2.02',
      title: 'The Fig',
      body: [
        "The eldest has seven fingers and peels figs with all of them. Between her feet lies a hound's head, wired at the neck to a spark flask. The jaw opens. It shuts, hard enough to blow the ash about. It opens.",
        [
          "She lays a fig on its tongue. 'We talk to whoever eats that,' she says.",
          when({ here: 'drokkeh' }, "'Open,' says Drokkeh, to the head."),
        ],
        "The four young ones have moved to where they can see. They are not laughing yet. Somewhere in the lower camps, this week, people are saying that Desert burned the carts; it is in the way these five do not touch the print. 'My granddaughter ground that ochre,' says the eldest. 'For her wedding. One morning the pot was gone.'",
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(4), crits(1)],
          title: 'Take the fig.',
          says: 'It shuts on the count of three. Or of two.',
          clean: 'You lean in and take it with your teeth. The jaw shuts on air, and the eldest forgets to peel.',
          bare: 'You have the fig. The hound has the end of your sleeve, and keeps it.',
          fail: 'Your hand comes back to think it over. The jaw has the fig, and five people have your face.',
          pass: '2.04',
          miss: '2.05',
        },
      ],
    },
    {
      id: '2.03',
      title: 'Clean Toes',
      body: [
        'The canyon begins as a crack you could jump. Ten steps in, it is a street with the sky for a gutter. A stream comes out of it, talking.',
        'Across the way in lies a hound. It ticks as it cools. Its throat has been opened from both sides at once by teeth like its own, and its toes are bare grey metal. Nobody had got round to painting them.',
        [
          'The painted prints go round it without breaking step. Blue light still crawls in the neck, drop by drop, into the sand.',
          when({ here: 'ottakh' }, "'Good evening,' says Ottakh, and kneels. 'I'll be quick. You won't – no. You won't feel it.'"),
        ],
        'Here the prints divide: some into the water, some up over the boulders. A drop falls on your hand. Beside your boot, at the edge of the nearest toe, the ochre has begun to run.',
      ],
      margin: ['they do not spare each other, then.'],
      elements: [
        event('What the neck still held', resources('spark', 1)),
        {
          is: 'optional-roll',
          needs: [pips(3)],
          title: 'Draw off the second cell.',
          says: 'It sits behind the eye, and it is not quite asleep.',
          passed: 'It comes out like a tooth, and lights up the palm of your glove.',
          failed: 'The jaw snaps, once, by itself. When you have finished stepping back the cell is dark.',
          caption: 'A second cell, still lit',
          effects: [resources('spark', 1)],
        },
        paths(
          {
            to: '2.06',
            title: 'Wade up the stream',
            says: 'It is louder than you are.',
            hints: [aRoll, plus('token', 'a way in unheard'), risk('hit-points', 'everyone may be hurt')],
          },
          {
            to: '2.07',
            title: 'Climb over the boulders',
            says: 'Something up there has drawn the crows.',
            hints: [plus('flag', 'a find'), plus('resource', 'metal')],
          },
        ),
      ],
    },
    {
      id: '2.04',
      title: 'Lent',
      body: [
        'The fig is warm from the wires, and very good. You eat all of it. Somebody moves over, so that you are in the ring.',
        "The eldest unhooks a whistle from her ear, cut from a hound's tooth. She blows it. You hear nothing, but the head on the wires shuts, and stays shut. 'Hounds hate it,' she says. 'So do my sons-in-law. Lent, mind. I want it back with a story on it.'",
        [
          "'There is a brush up that canyon,' she says. 'Bring me that, too.' She tells you of two ways: the stream, and the boulders, where one of theirs has been lying since yesterday and nobody has come for him.",
          when({ here: 'ikkara' }, "'We will look at his face first,' says Ikkara. 'Somebody should.'"),
        ],
      ],
      kept: 'Desert trackers lent you a whistle, and asked for the brush that painted the hounds.',
      elements: [
        event('A whistle, to be returned', special('S2'), trust('desert')),
        paths(
          {
            to: '2.06',
            title: 'Take the water',
            says: 'Cold, and it covers every noise.',
            hints: [aRoll, plus('token', 'a way in unheard'), risk('hit-points', 'everyone may be hurt')],
          },
          {
            to: '2.07',
            title: 'Look at the dead man',
            says: 'He has lain there since yesterday.',
            hints: [plus('flag', 'a find'), plus('resource', 'metal')],
          },
        ),
      ],
    },
    {
      id: '2.05',
      title: 'The Next Valley',
      body: [
        'They laugh. It is not unkind; one of them wipes your sleeve. The head was wired to open and shut. It has not bitten anybody in three years, and the smallest tracker puts her arm in to the elbow, to show you, and scratches it behind the tongue.',
        "'How does a Marshal feed a hound?' says a boy. He looks round. He has just made it up, and he knows what he has got. 'From the next valley.'",
        'They give you figs, and nothing else. By nightfall the joke has walked further than you have. You take the way over the boulders, where at least nobody is sitting.',
      ],
      margin: ['it is quite a good joke.'],
      kept: 'You took your hand back from the wired jaw, and the trackers made a joke of it.',
      elements: [outcome('A joke with legs', rebellion(1)), go('2.07')],
    },
    {
      id: '2.06',
      title: 'The Bucket',
      body: [
        'The water was snow this morning and would like you to know it. It comes to the knee, then to the belt. Inside its noise you could sing. Round stones turn under your soles like heads on pillows.',
        'Something floats down to you: a bristle, with a thread of ochre coming off it. Somebody upstream is washing a brush.',
        'Then a bucket drops out of the sky on a rope. It lies down, drinks, and goes up by jerks to the rim, where a person is whistling between their teeth. The rope has a dark place, worn by the rock. It has been up and down there for weeks. You count to thirty, and it drops again.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(3)],
          title: 'Pass below the bucket.',
          says: 'Thirty is not much, in water. The stones are round.',
          clean: 'You go by while it drinks, a hand on its rim, so that it does not knock.',
          bare: "It lands on your shoulder like a friend's hand. You hold still, let it fill, and it leaves.",
          fail: 'The bottom rolls. You reach for the wall, and a piece of the wall comes to you.',
          pass: '2.08',
          miss: '2.09',
        },
      ],
    },
    {
      id: '2.07',
      title: 'Wool',
      body: [
        [
          'The crows get up and complain. He lies with his face in his arm, like somebody who has been told that it will soon be morning. His boots were soled in the lower camps. The paws that held him down have left ochre on his coat.',
          when({ here: 'ikkara' }, 'Ikkara turns back the collar, where a mother has stitched a name. She says it twice, to have it.'),
        ],
        [
          'On a cord round his neck hangs a seed of bone.',
          when({ been: '1.07' }, "It is the twin of Kessa's, down to the warmth."),
          'He had wound wool about it, turn upon turn, so that it should not rattle while he crept. Under the wool it is warm, and your fingertips feel it: a fly, shut in a box.',
        ],
        'The seam along its side would take a knife. Or it stays whole, and can be held to any ear that has been offered one. The crows have come back to the nearest rock.',
      ],
      margin: ['he muffled it. they could not hear it.'],
      kept: 'A young raider lay dead by his own hounds, with wool wound round his bone seed.',
      elements: [
        event('His seed, and his buckles', flag('seedtoken'), resources('metal', 1)),
        paths(
          {
            to: '2.10',
            title: 'Open the seed',
            says: 'Along the seam, with a thin blade.',
            hints: [aRoll, plus('token', 'a voice for hounds'), plus('flag', 'what it hides')],
          },
          {
            to: '2.09',
            title: 'Keep it whole',
            says: 'Whoever hears it will not wear one.',
            hints: [plus('rebellion', 'proof, for any ear'), risk('hit-points', 'everyone will be hurt')],
            effects: [rebellion(-1)],
          },
        ),
      ],
    },
    {
      id: '2.08',
      title: 'Below Their Feet',
      body: [
        'You come up out of the water under a lip of rock. Hides have been stretched from wall to wall for a roof, and they drip down your neck. Nobody heard you. You can hardly hear yourself.',
        [
          "Boots scrape, a hand's breadth over your head. 'Mother got two bags,' says a boy's voice.",
          "'Did she ask whose?' says another.",
          "'There are four of us. She asked for a third.' A brush taps against the lip of a pot: tap, tap. Ochre drips past your nose, and the stream carries it off.",
        ],
        [
          'The light goes. The boots go, yawning. Where you stand, the bank has been trodden flat by four-toed feet that are brought down here to be washed.',
          when({ here: 'senvi' }, "'Nobody looks down past his own boots,' says Senvi. 'I have lived on it for years.'"),
        ],
      ],
      kept: 'Under the rim you heard two boys speak of bags of grain, sent home to their mother.',
      elements: [event('The bank below their boots', token('wave')), go('2.12')],
    },
    {
      id: '2.09',
      title: 'Stones Answer',
      body: [
        [
          when({ from: '2.06' }, 'It is a small piece, no bigger than a loaf.'),
          when({ from: '2.07' }, 'You put your weight on a boulder that ten winters have been thinking about.'),
          'It knocks on the other wall, and the other wall answers.',
        ],
        'Then the whole street is answering. You get your arms over your head. Everything that has been waiting up there comes down past you, or on you, in order of size, and the dust after it tastes of flint and lightning.',
        [
          "When it is over, you can hear the stream again. 'Goats,' says somebody, a long way up. 'There are no goats,' says somebody else. You lie under your share of the canyon and wait for boots. None come. It has begun to rain.",
          when({ here: 'drokkeh' }, "'That was the small one,' says Drokkeh, to the wall."),
        ],
      ],
      elements: [outcome('Flint, in order of size', hurt(1, 'all')), go('2.12')],
    },
    {
      id: '2.10',
      title: 'A Fly in Bone',
      body: [
        'The blade goes in, and the two halves part like a pod. Inside, where a seed would keep its white, lies a sliver no bigger than a grain of rice, held by hairs of copper. It hums.',
        [
          'You have felt it for some time. Now you hear it: one note, held, with a grain in it like a saw in wet wood. Across the boulders the crows have all turned their heads to the same side.',
          when({ here: 'ottakh' }, "'Oh, you are well made,' says Ottakh, to the sliver. 'Small hands did that. Very small – never mind.'"),
        ],
        'It costs something to run. Already the copper hairs are dulling in the damp, one after the other. In a while there will be no note to learn, and the hounds will be listening for it still.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [crits(1)],
          title: 'Find the note.',
          says: 'It lies under a fly and over a frog. It will not wait.',
          clean: 'You have it at once, and then the one beneath it. The sliver falters, as if it had met somebody.',
          bare: 'You are flat, and flat, and then the saw is gone out of it: two notes have become one.',
          fail: 'The last hair goes dark. You shut the pod on it, and have a seed again, and the rain.',
          pass: '2.11',
          miss: '2.12',
        },
      ],
    },
    {
      id: '2.11',
      title: 'Sung Back',
      body: [
        'It sits low in the throat, where you would growl if you were a thing that growls. Hold it, and your lips go numb. You hold it.',
        'Up the canyon a hound has been scraping at a door. The scraping stops. You breathe in, and it starts; you hum, and it stops again. It is not afraid. It has only been told, by something that it trusts, that there is nobody here.',
        'You try it once more, to be certain. On the nearest boulder a crow takes three steps back. By the time the seed is dead you no longer need it, and all the way up you keep your tongue against your teeth, so as not to lose the place.',
      ],
      kept: 'You learnt the note that hides in the seeds, and a hound obeyed it.',
      elements: [event('One note, learnt by throat', token('drum'), flag('lure')), go('2.12')],
    },
    {
      id: '2.12',
      title: 'The Kennel',
      body: [
        [
          when({ from: '2.08' }, 'The stream lets you go below the last bend.'),
          when({ from: '2.09' }, 'You climb the last of it on your elbows.'),
          'Where the canyon widens they have built pens, out of tail-boards. Each has a number in red. They go as far as nine.',
        ],
        [
          'In the pens stand hounds with bare toes. The painted ones lie about outside, loose, where a person would have put rugs. By the ashes are two blankets, and from at least one of them comes a snore with a catch in it.',
          when({ flag: 'lure' }, 'A painted one gets up. You hum. It lies down, and you step over it to the ham on the hook.'),
        ],
        [
          "A pot of ochre stands ready by the pens, with the lid on against the rain and the brush laid across it. Tomorrow there will be a bigger pack, and somebody else's road.",
          when({ here: 'senvi' }, "'The snore stops before he turns over,' says Senvi. 'It has stopped twice.'"),
        ],
      ],
      margin: ['our boards. our numbers.'],
      kept: 'In the canyon stood a kennel for machines, built of the tail-boards of the nine carts.',
      elements: [
        outcomeIf({ flag: 'lure' }, 'A ham, past the guard', supplies(1)),
        {
          is: 'optional-roll',
          needs: [crits(1), pips(5)],
          title: 'Lift the satchel by the blankets.',
          says: 'The strap is under his elbow. So is a hound.',
          passed: 'He turns over to make room for you, and the strap comes free. There is a flask in it, sealed.',
          failed: 'The snore catches. You stay bent over until your back has learnt the whole of it, and leave.',
          caption: "A keeper's flask, still sealed",
          effects: [potions(1)],
        },
        paths(
          {
            to: '2.13',
            title: 'Wait for dawn',
            says: 'Eat, dry your boots, see what you hit.',
            hints: [plus('potion', 'a potion')],
          },
          {
            to: '2.14',
            title: 'Go now',
            says: 'In the dark, while the snore lasts.',
            hints: [plus('token', 'the dark on your side')],
          },
        ),
      ],
    },
    {
      id: '2.13',
      title: 'First Light',
      body: [
        'You find a dry shelf and take it in turns with the rain to be quiet. There are cold yams in a cloth, and there is salt. You boil what herbs there are over a flame the size of a nut, with your coat round it, and cork it hot.',
        'Dawn comes down the wall a foot at a time. First it has the boards, then the blankets. One of the blankets is empty. A boy of sixteen stands by the pens with the brush in his hand, blowing on the bristles to make a point.',
        'He kneels down before the first bare foot. The hound lifts it for him.',
      ],
      elements: [event('A flask, corked hot', potions(1)), encounter('B2')],
    },
    {
      id: '2.14',
      title: 'No Moon',
      body: [
        'You take off whatever rings: buckles, cups, the badge. The peas go into a sock.',
        'There is no moon and there is no fire. There is the wet smell of hot metal, and by that you know where they lie: here one, there one, and a warm place in the air that gets up and moves off while you stand and let it. The boards of the pens are rough. With your fingertips you read a number on the nearest: nine.',
        'The snore catches, and goes on. Somewhere in front of you a lid is tapping under the rain, with a brush across it.',
      ],
      elements: [event('Everything that rings, put away', token('moon')), encounter('B2')],
    },
    {
      id: '2.90',
      title: 'Small Bags',
      body: [
        [
          'By daylight the canyon is only a canyon, with a bad smell of oil. You walk back in. Behind the pens is a store: spark flasks, lamp oil, cord, every crate with the mark of the hall burnt into it.',
          when({ been: '2.04' }, 'You wrap the brush in a cloth. It has an owner.'),
        ],
        "There is a slip, too, in the neatest hand you have seen. 'Twelve cords. Eight flasks. Two brushes, one spare.' Where a person signs, the paper has been cut off, along a ruler.",
        [
          'And here are the sacks of the nine carts, empty, folded square. The grain is in small bags now, a household to a bag, sewn shut with green thread. From each hangs a seed of bone. On each is a mark for where it goes: the lower camps. It was always going to the lower camps.',
          when({ flag: 'survivor' }, 'You know what Kessa will say. You pack one bag for her to say it to.'),
        ],
      ],
      margin: ['same grain. same mouths. another hand.'],
      kept: 'The stolen grain lay in household bags for the lower camps, a seed tied to each.',
      elements: [
        event("Stores with the hall's mark", supplies(1), resources('metal', 2), resources('spark', 1)),
        outcomeIf({ taken: 'razorhound', letter: 'A' }, 'The pack will mind its tails', adapt('razorhound', 1)),
        steps(CLEAN_UP, gain(1), modification(1), recover(5)),
        nextChapter,
      ],
    },
    {
      id: '2.95',
      title: 'Wet Straw',
      body: [
        'When you come back up the canyon there is no kennel in it. They have even taken the boards. The rain stands in the post holes, and in the straw are the shapes of hounds, going cold one after the other. You put a hand in the last. It is warm as bread.',
        [
          'On the rock where the pot stood is a ring of ochre. Inside the ring lies a handful of barley, as one leaves it out for birds.',
          when({ been: '2.05' }, 'Beside it, in paint, with a good brush: THE NEXT VALLEY.'),
        ],
        'All their feet went up the far wall, where you would not have thought that feet could go. Every toe is painted. There are more of them than came. In the lower camps, people will be woken tonight by a knock, and find a bag on the step.',
      ],
      margin: ['the barley was dry. they waited for us.'],
      kept: 'The pack was moved in the night, every toe painted, and the grain went with it.',
      elements: [outcome('A bigger pack, better taught', rebellion(1), adapt('razorhound', 1)), steps(CLEAN_UP, recover(8)), nextChapter],
    },
  ],
  briefs: {
    B2: {
      title: 'Kennel in the Canyon',
      lead: 'Two pens, and a pack asleep across the way in. The pens are what matters.',
      task: 'Spoil both pens and bring everyone out of the canyon, or leave nothing in it that can follow.',
      tokens: {
        wave: 'You begin at the stream, below their boots.',
        drum: 'Once, you hum, and every hound forgets what it was about to do.',
        moon: 'The dark is slow to give you away.',
      },
      firstReveal: 'Somewhere a latch lifts by itself. Every painted foot in the canyon is on the ground.',
      won: 'The pens stand open on nothing. A brush rolls out of an upset pot and stops against your boot.',
      lost: 'The stream takes you down as far as the first bend and leaves you on the gravel, with your boots. Up there they are still snoring.',
    },
  },
};
