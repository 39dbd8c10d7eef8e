/** Chapter 1: Ash on the Grain Road. */
import {
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
  nextChapter,
  not,
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

export const CHAPTER_1: Chapter = {
  no: 1,
  title: 'Ash on the Grain Road',
  says: 'Nine carts of winter grain burn on the road. Find out who lit them, and what walked away.',
  entries: [
    {
      id: '1.01',
      title: 'Crooked',
      body: [
        "The badge goes on crooked. Hekarro's envoy has ridden all night to pin it there; her thumb shakes, and the metal is warm from her fist. 'Marshal,' she says, the way one hands over a full cup. Then she looks past your shoulder and forgets the rest of the speech.",
        'Smoke stands over the grain road, straight as a post.',
        "'Nine carts,' says the envoy. 'The lower camps' winter.' There is a lower-camp mark on her wrist. She pulls the sleeve over it.",
        'You can smell rope, and hide, and hot axle. The ruts run on into the smoke. A goat track leaves them for the ridge. From there the whole road would lie open, and whoever is under those carts would wait.',
      ],
      margin: ['nine carts burning. no smell of bread.'],
      kept: 'Your badge was pinned on crooked, on the morning the grain road burned.',
      elements: [
        paths(
          {
            to: '1.02',
            title: 'Follow the ruts',
            says: 'Straight to whoever is left.',
            hints: [aRoll, plus('supply', 'stores'), risk('hit-points', 'one may be hurt')],
          },
          {
            to: '1.03',
            title: 'Climb the ridge',
            says: 'See it whole before it sees you.',
            hints: [aRoll, plus('token', 'the lie of the land'), risk('hit-points', 'one may be hurt')],
          },
        ),
      ],
    },
    {
      id: '1.02',
      title: 'Under the Ninth',
      body: [
        'Eight carts lie on their sides. The ninth has gone right over, wheels in the air, and one wheel turns a little whenever the wind gets up.',
        "The ash takes you to the ankle, soft, and warm as a bed somebody has just left. There is a smell of food after all: yams, a driver's own, baked in their sack. It is the only supper on this road.",
        [
          'Under the ninth cart something scrapes, stops, and scrapes again. The cart bed is ironwood. At the far end the fire has found the rail, and it is coming along it board by board.',
          when({ here: 'drokkeh' }, "'Low end first,' says Drokkeh, to the cart."),
        ],
      ],
      margin: ['whoever it is, they are not shouting.'],
      elements: [
        event('Yams, baked in the ash', supplies(1)),
        {
          is: 'roll',
          needs: [pips(2)],
          title: 'Lift the ninth cart.',
          says: 'One rail burns. The other has to take the weight.',
          clean: 'The whole bed goes over and lies there smoking. Where it lay, somebody squints up at the sun.',
          bare: 'It comes up by the width of a keg, and a keg rolls into the gap. It was kicked, from inside.',
          fail: 'The rail comes away in your hands. A stone leaves the bank, and does not go quietly.',
          pass: '1.04',
          miss: '1.05',
        },
      ],
    },
    {
      id: '1.03',
      title: 'Equal Distances',
      body: [
        'The goat track is steep and smells of thyme where you crush it. At the top you lie down among the droppings and look over.',
        "Nine black marks, with a cart's length between each and the next. Nobody flees at equal distances. They had drawn up, one behind the other, as carts do for somebody who is entitled to stop them.",
        [
          'Six have burnt to the axle. Three have yet to, and under one of those somebody is beating a bucket: three strokes, and a rest.',
          when({ here: 'senvi' }, "'Four hundred paces,' says Senvi, 'and one of those shadows belongs to nothing.'"),
        ],
        'Then the beating stops, because something down there has begun to walk about.',
      ],
      kept: 'From the ridge the carts stood at equal distances, as if they had stopped for somebody.',
      elements: [
        {
          is: 'roll',
          needs: [crits(1), pips(3)],
          title: 'Lie flat and count what moves.',
          says: 'The ridge is loose. The smoke gives you three looks, or two.',
          clean: 'You have the number at the first look. At the second you have the stripes.',
          bare: 'One of the black marks gets up, shakes off its ash, and turns its side to you.',
          fail: 'Your elbow finds the one loose stone. It goes down to tell the others.',
          pass: '1.06',
          miss: '1.05',
        },
      ],
    },
    {
      id: '1.04',
      title: 'Kessa, Driver',
      body: [
        "'Pull that wheel off slowly and I will bite you,' says a voice.",
        'So you pull it off fast. She does not scream; she counts, aloud, as far as four. Then there is a face, black to the eyes, and a fist with a bale hook in it. She is Kessa. She drove the ninth cart and wishes it known that she never let go of the reins. Here they are.',
        [
          'Her flask hits you in the chest. It is how she hands things over.',
          when({ here: 'ikkara' }, "'Water first,' says Ikkara. 'Then anger.' Kessa drinks. Then she goes on to the second."),
        ],
        'The leg will not carry her. In the smoke a thin screech goes from cart to cart, looking. There is a culvert half a mile back, with a stream in it. In that time whatever screeches will have moved on.',
      ],
      kept: 'You got Kessa, driver of the ninth cart, out from under it alive.',
      elements: [
        event('Her flask, thrown at you', potions(1), flag('survivor')),
        paths(
          {
            to: '1.07',
            title: 'Carry her to the culvert',
            says: 'She weighs less than what she knows.',
            hints: [plus('flag', 'what she saw'), plus('trust', 'trust')],
          },
          {
            to: '1.08',
            title: 'Leave her the hook',
            says: 'She has told you to, twice.',
            hints: [plus('resource', 'scrap for the taking')],
          },
        ),
      ],
    },
    {
      id: '1.05',
      title: 'One Lamp',
      body: [
        [
          when({ from: '1.02' }, 'The stone takes the bank in three bounds and comes down on something that rings.'),
          when({ from: '1.03' }, 'The stone visits every ledge on the slope, and at the bottom it comes down on something that rings.'),
        ],
        'A lump of slag opens one eye. The light in it is yellow, then white, and it comes round as a lamp does in the hand of somebody who has heard a noise in the house.',
        [
          'It spits, once, a dart no longer than a finger. Then it puts back its head, and what comes out you hear in your teeth. Further down the road another takes it up, and after that something deeper.',
          'There is a gully. You go into it head first, because it is there.',
          when({ from: '1.02' }, 'Behind you, under the ninth cart, the scraping has stopped.'),
        ],
      ],
      kept: 'A loose stone woke the machines on the road, and a painted dart found its mark.',
      elements: [
        {
          is: 'outcome',
          caption: 'A dart, finger long',
          effects: [hurt(1, 'one')],
          asks: 'Whom does the dart find?',
          then: '{one} draws it out and turns it over. Somebody has painted the tail.',
        },
        go('1.08'),
      ],
    },
    {
      id: '1.06',
      title: 'Wedding Stripes',
      body: [
        'It is a Scurrier, waist high, the sort that bolts from its own echo. This one does not bolt. It goes from cart to cart and stops at each, like an old woman at market.',
        [
          'Along its shell run three stripes of ochre, such as a Desert rider wears to a wedding. They run from head to tail. Any Desert child could tell you that they go across.',
          when({ here: 'ottakh' }, "'Somebody held you still for that,' says Ottakh to it, from here. 'And you let – well. You let them.'"),
        ],
        'Beyond it lies something longer, with its chin on its paws. It has stripes as well. The wind carries you hot oil, and the crack of the seventh cart going. Two are left, and red grass grows almost up to them. So does the shadow of a gully, full of old iron.',
      ],
      kept: 'The machines on the road wore Desert stripes, painted the wrong way round.',
      elements: [
        event('How they walk, learnt by heart', token('eye')),
        paths(
          {
            to: '1.08',
            title: 'Go down the gully',
            says: 'Deep, crooked, and paved with scrap.',
            hints: [plus('resource', 'scrap for the taking')],
          },
          {
            to: '1.09',
            title: 'Go through the grass',
            says: 'It grows almost up to the wheels.',
            hints: [
              aRoll,
              plus('token', 'a place behind them'),
              plus('special', 'a card'),
              risk('rebellion', 'the rebellion, if you come late'),
            ],
          },
        ),
      ],
    },
    {
      id: '1.07',
      title: 'What the Hound Saw',
      body: [
        'You set her down with her leg in the stream. She swears at it. Then she opens the fist that has no hook in it.',
        'It is a seed, as long as a thumb joint, carved out of bone. The cord has snapped.',
        "'Off one of them,' says Kessa. 'All morning the hound goes round him as if he were a post. Then my hook has his cord. And the hound looks at him.' She wipes the hook again. 'He was younger than me.'",
        "'Why had you stopped?' you ask. 'We were waved down,' says Kessa. 'Properly.' She looks at your badge, and then at the water. 'Take the grass. They listen to the road.' She ties her knot to your belt, so that Lowland carters will give way.",
      ],
      margin: ['it is warm. bone is not warm.'],
      kept: "Kessa tore a bone seed from a raider's neck, and his own hound turned on him.",
      elements: [event("A seed; a carter's knot", flag('seedtoken'), trust('lowland')), go('1.09')],
    },
    {
      id: '1.08',
      title: 'A Lark in It',
      body: [
        [
          when({ from: '1.04' }, 'Kessa points you down with the hook, and lies back in the shade of her wheel.'),
          when({ from: '1.05' }, 'You land on iron, and most of it gives.'),
          when({ from: '1.06' }, 'From above it was a shadow. From inside it is a street.'),
        ],
        'The gully is where the grain road throws its dead. Ribs stand out of the clay on both sides, rusted to lace, from some fight that nobody sings about now. A lark has her nest in a skull. She is shouting.',
        [
          'Not all of it is rust. There is plate, there are bolts, and a coil still in its grease, with half a ton of shoulder blade lying on it.',
          when({ here: 'ottakh' }, "'It isn't broken,' says Ottakh, one ear to it. 'It's resting in several places.'"),
        ],
        'Along the lip above you go small, quick feet, the same way as you, and they are sooner there. Ahead the clay gets lower. Then there is only sky, and the smoke of what has yet to burn.',
      ],
      elements: [
        event('Scrap from an older fight', resources('metal', 2)),
        {
          is: 'optional-roll',
          needs: [pips(3)],
          title: 'Work the coil loose.',
          says: 'It is sound. What lies on it is not.',
          passed: 'It slides out in one pull, greased and whole, with its fitting on the end like a thumb.',
          failed: 'The shoulder blade settles, with a sigh. The lark comes off her nest to tell you what she thinks.',
          caption: 'A coil and its fitting',
          effects: [resources('metal', 1), { do: 'modification', n: 1 }],
        },
        go('1.10'),
      ],
    },
    {
      id: '1.09',
      title: 'Red Grass',
      body: [
        [
          when({ from: '1.07' }, 'Behind you a bale hook knocks on stone, twice: go.'),
          'The grass is the colour of old blades and comes up to your shoulder. It talks. Every head is dry, and lets go with a click when you brush it. Walk while the wind walks, and you are weather. Walk when it stops, and you are feet.',
        ],
        'On the road side something keeps level with you. You see the tops part for it, and close, and part. It is low and it is long. When it listens it does not breathe, never having had to.',
        [
          'The fire has one cart left. The wind brings you the heat of it, and hot oil: it is in your face, for now. At the cairn the slope turns.',
          when({ here: 'senvi' }, "'The gusts come at a count of nine,' says Senvi. 'I would not lean on the tenth.'"),
        ],
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(3)],
          title: 'Move only with the gusts.',
          says: 'Too early and you rustle. Too late and you are standing there.',
          clean: 'One long gust carries you the whole way. When it sets you down you are looking at their tails.',
          bare: 'You stop with a foot in the air. The long one passes, near enough to smell its joints.',
          fail: 'The wind lies down. The grass goes on moving, but only where you are.',
          pass: '1.11',
          miss: '1.10',
        },
      ],
    },
    {
      id: '1.10',
      title: 'A Bucket, a Shoe',
      body: [
        [
          when({ from: '1.08' }, 'The gully gives out, as you knew it would.'),
          when({ from: '1.09' }, 'You come out where the grass is thinnest, on the wrong side of the cairn.'),
        ],
        'Between you and the machines there is road. On the road are a bucket, a shoe, and a long smear of lamp oil that has not caught yet. That is all the cover the grain road has to offer, and the shoe is a small one.',
        [
          'Nothing has looked round. They nose along the ditch and turn over what the fire has finished with.',
          when(
            { flag: 'survivor' },
            'Far back a carter whistles two notes. Carters use them for: mind the load.',
            'An arm lies out from under the ninth cart, the lower-camp mark on its wrist. The hand still holds a bucket handle.',
          ),
          when({ here: 'drokkeh' }, "'Two hits,' says Drokkeh. 'One, if it looks at me.'"),
        ],
        'The last cart catches. In its light everything on the road has a shadow, and one of those is yours.',
      ],
      elements: [
        outcomeIf(not({ flag: 'survivor' }), 'A driver nobody came for', rebellion(1)),
        {
          is: 'optional-roll',
          needs: [crits(1)],
          title: "Reach the fifth driver's box.",
          says: 'It is whole. It is also nearer to them than to you.',
          passed: 'Dried pears, a round of cheese, a whetstone. You lie in the rut and fill your shirt.',
          failed: 'A head comes up. You are part of the road until it goes down again, and the box stays where it is.',
          caption: "A driver's box, unburnt",
          effects: [supplies(1)],
        },
        encounter('B1'),
      ],
    },
    {
      id: '1.11',
      title: 'Seen from Behind',
      body: [
        'From behind they are smaller. You can see seams, and bolts, and where the ochre has rubbed off on the haunches because they lie down close together. The long one has a blade for a tail. Its tip lifts and falls, lifts and falls, keeping time to nothing.',
        'The wind is full in your face. It brings hot oil and singed hide, and takes away everything about you.',
        'On their far side the last cart catches, and all their heads turn to the light at once. Beyond it, small, somebody with a handcart is coming up the road to see about the smoke. The grass runs to the edge of the ruts. You may come out of it wherever you like. You will do it once.',
      ],
      kept: 'You came through the red grass behind them, with the wind against you.',
      elements: [event('Grass at their backs', token('root'), special('S1')), encounter('B1')],
    },
    {
      id: '1.90',
      title: 'Nine Empty Carts',
      body: [
        'You turn the carts over, one after the other. Rope, hide, axle iron, and never a tail-board. The envoy comes down the bank and sifts the ash through her fingers, cart by cart, to the ninth. There is not one burnt grain in it. Somebody unloaded nine carts, put them in order, and then lit them.',
        [
          "The paint comes off on your thumb. It is a day old. Low on the long one's jaw is a print, where the painter leaned in: a hand, smaller than yours.",
          when(
            { flag: 'survivor' },
            "Kessa holds hers beside it. 'Fifteen,' she says. 'Sixteen, if they feed him.'",
            'You bury the driver of the ninth cart. Her whip has a name cut in it: Kessa.',
          ),
          when({ here: 'ikkara' }, "'West,' says Ikkara. 'They walk slower than we do. They are loaded.'"),
        ],
        "The envoy takes out a pouch of dried peas. 'One for each day,' she says. 'What the lower camps have in their own bins.' She counts them into your hand. It takes less time than it should.",
      ],
      margin: ['forty. I counted again. forty.'],
      kept: 'The grain had been carried off before the fire, and a small hand had painted the machines.',
      elements: [
        event('What the road still held', potions(1), supplies(1), resources('metal', 2)),
        outcomeIf({ nobodyRevealed: true }, 'They never looked round', supplies(1)),
        steps(CLEAN_UP, gain(1), recover(5)),
        nextChapter,
      ],
    },
    {
      id: '1.95',
      title: 'A Line of Sacks',
      body: [
        'By evening you see them from the next rise, a long way off and in no hurry: a string of small lamps going west, and on every back two sacks. So the carts were empty when they burned. The fire was for whoever came to look.',
        [
          'In the rut at your feet is a trickle of barley, one grain wide. You follow it until you cannot see it, and then for a while with a fingertip.',
          when({ flag: 'survivor' }, 'Kessa follows it further than you do, on a crutch made of axle.'),
        ],
        "The envoy has come down to the road. She asks nothing. She takes out a pouch of dried peas and counts them into your hand. 'One for each day the lower camps can eat,' she says, and pulls down her sleeve. 'You had better have them.' They rattle when you walk.",
      ],
      margin: ['forty peas. thirty-nine in the morning.'],
      kept: "The painted machines walked off west with the lower camps' grain on their backs.",
      elements: [outcome('They saw nobody stop it', rebellion(1)), steps(CLEAN_UP, recover(8)), nextChapter],
    },
  ],
  briefs: {
    B1: {
      title: 'The Burnt Convoy',
      lead: 'They have been told to search the carts. Nobody has told them for whom.',
      task: 'Bring down every machine on the road.',
      tokens: {
        eye: 'You have watched them walk, and you know how they wake.',
        root: 'You may begin in the grass, behind them.',
      },
      firstReveal: 'One screech. Then every lamp on the road is the same colour.',
      won: 'The last lamp goes out. You can hear the carts again, settling.',
      lost: "A carter's goat finds you in the ditch and starts on your collar. The smoke has not moved far. Nor have they.",
    },
  },
};
