/** Chapter 12: Siege of the Granary. */
import {
  all,
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
  trust,
  when,
} from './types.ts';

export const CHAPTER_12: Chapter = {
  no: 12,
  title: 'Siege of the Granary',
  says: 'The last full granary in the West has one day, a wall meant for goats, and you.',
  entries: [
    {
      id: '12.01',
      title: 'Invited to Something',
      body: [
        'The granary stands on legs of stone, as if it were afraid of mice. You smell it long before the gate: dust, dry wood, something sweet. Geese walk along the foot of it, each with one eye on the boards.',
        [
          'It is the last full one, and everyone knows it. They have been coming in since morning with empty sacks folded under their arms, like people invited to something.',
          when({ won: 'B10' }, 'The sledges from the pass are here, upside down. Geese live in them.'),
          when(
            { been: '11.95' },
            'The water you drank last night runs red this morning. They have filled in the lower ditch, and put a boy to listen.',
          ),
          when({ counter: 'trust-total', atLeast: 5 }, 'Riders from three clans wait in the yard, and look at three different walls.'),
        ],
        "'Tomorrow,' says the keeper. She has a key on every finger. 'With ladders. And sacks. They have empty sacks too, that's the joke of it.' She hands you a flask as if it were one more key.",
        'One day, then. The wall is low, the stores are not counted, and three runners in the yard are tying up their trousers.',
      ],
      margin: ['the geese know how full'],
      kept: 'Everyone who was hungry knew the way to the last full granary. So did Ossavi.',
      elements: [
        event("The keeper's own flask", potions(1)),
        outcomeIf({ counter: 'trust-total', atLeast: 5 }, 'Three clans in one yard', flag('allies')),
        paths(
          {
            to: '12.02',
            title: 'Build up the wall',
            says: 'Goats have climbed it since it was built.',
            hints: [aRoll, plus('token', 'a wall'), risk('rebellion', 'a day that helps them')],
          },
          {
            to: '12.03',
            title: 'Count the stores',
            says: 'Somebody must know what is being guarded.',
            hints: [aRoll, plus('supply', 'more than the book says'), risk('rebellion', 'a day that helps them')],
          },
          {
            to: '12.04',
            title: 'Send the runners',
            says: 'Three roads, and all of them uphill.',
            hints: [aRoll, plus('token', 'help in the hills'), risk('rebellion', 'a day that helps them')],
          },
        ),
      ],
    },
    {
      id: '12.02',
      title: 'Hand to Hand',
      body: [
        [
          'There is no quarry, so people bring what they have. It goes up the line from hand to hand: hearthstones, a doorstep hollow in the middle, a trough, half a mill. Now and then comes a slab with a name on it, and whoever sets it turns the name inward.',
          when({ flag: 'survivor' }, 'Kessa is on the wall with a borrowed bow. She has painted your badge on the grip. Badly.'),
        ],
        [
          'All day there is the one sound, stone on stone, and lime on the tongue.',
          when({ here: 'drokkeh' }, "'Bigger,' Drokkeh tells the heap."),
        ],
        'By the mill there is a gap through which one could drive a cart, and tomorrow somebody will. A family has moved into the lee of it, because it is out of the wind. The grandmother asks whether they ought to shift. The sun is on the ridge.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(5), crits(1)],
          title: 'Close the gap by the mill.',
          says: 'There is light for one more course, and frost in the footing.',
          clean: 'The last stone goes in under your heel, and sits as if the hill had grown it.',
          bare: "It closes with two ploughs, a stack of doors and the grandmother's bed. The bed is the best of it.",
          fail: 'The footing gives. What you built leans out, thinks about it, and lies down in the road.',
          pass: '12.05',
          miss: '12.06',
        },
      ],
    },
    {
      id: '12.03',
      title: 'Forty and Sixty',
      body: [
        [
          'The granary holds forty days. The snow will hold sixty. The keeper tells you this on the ladder, over her shoulder, as one mentions a low beam.',
          when({ been: '9.06' }, "The young clerk from Dal's store is here. He counts the sacks with you. He counts you last."),
        ],
        [
          'You walk the rows with a slate. Barley whispers behind the boards when the floor moves. Every tenth sack is tied with a different knot; no one living knows why.',
          when({ here: 'ikkara' }, "'Children first, then whoever carries,' says Ikkara. 'We come after the geese.'"),
        ],
        'Below in the yard someone has begun to hand out numbers, cut from bark. They go up to three hundred and twelve. The one with three hundred and twelve is sitting on the bottom step, where she can hear you count.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(3)],
          title: 'Look for the other twenty.',
          says: 'Under, behind, between. Somebody always puts a little by.',
          clean: 'You pace it outside, then in. The back wall is two strides nearer than it should be.',
          bare: 'You untie a sack with the odd knot. Inside is a plan of the building, drawn by a miser.',
          fail: 'You count it all again, and it comes to the same, and the slate is too dark to read.',
          pass: '12.07',
          miss: '12.06',
        },
      ],
    },
    {
      id: '12.04',
      title: 'Three Pairs of Boots',
      body: [
        'A boy for the wells, because he was born beside one. A girl for the sluices, because she cannot be outshouted. For the bridges a grandfather, who knows a short way and will not say where.',
        [
          "They are all barefoot. It is the keeper who finds boots, and it is her own pair, her son's, and a pair that nobody asks about. They stamp. It is a good sound, like rain beginning.",
          when({ here: 'senvi' }, "'Do not run the first mile,' says Senvi. 'That is the mile they watch.'"),
          when({ flag: 'badge' }, 'The straight badge goes on the grandfather. Watchers have saluted it before.'),
        ],
        "'They'll want to know who sent us,' says the girl. 'The hall, or you.' She wants to get it right; her mother has number ninety in the queue. On the ridge something glints, and goes out, and glints further along. The roads have watchers already.",
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(4), eased({ flag: 'badge' }, pips(3))],
          title: 'Give each of them a word.',
          says: 'They will be asked at three doors, out of breath, by people with reasons.',
          clean: 'Three words, none of them yours. They nod, and the yard is empty before the dust has settled.',
          bare: 'Two are over the ridge. The grandfather comes back for his hat, is shouted at, and is gone like a goat.',
          fail: 'The watchers turn them back, kindly. They come home one by one before dusk, carrying the boots.',
          pass: '12.08',
          miss: '12.06',
        },
      ],
    },
    {
      id: '12.05',
      title: 'It Will Hold Once',
      body: [
        'The wall is not straight, and it is not the same thing for two paces together. But it goes all the way round, and when you put your shoulder to it, it pushes back.',
        [
          "You walk it with a lantern. At the mill it smells of bed-straw and wet plough. 'It will hold once,' says the mason, who until this morning was a tailor. He has chalked the places where it will not hold twice.",
          when(
            { here: 'ottakh' },
            "'It isn't a wall,' says Ottakh, driving a wedge. 'It's a heap with – hand me the other – with manners.'",
          ),
        ],
        'The grandmother sleeps in the lee of her own bed. Somebody has set her shoes side by side on the footing, where a step would be, if it were a house.',
      ],
      kept: 'You built a wall of hearths and doorsteps that would hold once.',
      elements: [event('A wall, all the way round', token('root')), go('12.09')],
    },
    {
      id: '12.06',
      title: 'More Fires',
      body: [
        [
          when({ from: '12.02' }, 'The road by the mill is full of stones, and the wall is not.'),
          when({ from: '12.03' }, 'Forty, then. You wipe the slate with your sleeve.'),
          when({ from: '12.04' }, 'The keeper gets her boots back, and does not put them on.'),
          'The sun has gone behind the ridge, and the water in the trough is growing a skin.',
        ],
        'Across the valley somebody lights a fire, and somebody else lights one from it. You count until there are more than last night, and then you stop. They are cooking. The wind brings it over: water, salt, a little bark.',
        "Along the wall a man has been counting too. He is young, and has a sack under his arm, and number two hundred and six. He looks at the granary, and at the fires. 'They've only to wait,' he says. When you come round again there is a bark tag lying on the stones.",
      ],
      kept: 'You lost the day. In the evening there were more fires across the valley.',
      elements: [outcome('More fires than yesterday', rebellion(1)), go('12.09')],
    },
    {
      id: '12.07',
      title: 'Two Strides',
      body: [
        'Between the back wall and the real one are two strides of dark, packed to the roof. The sacks are older than the keeper, tied with the odd knot, dry as a drum. You cut one. It runs into your palm, plump and cold.',
        "On a nail hangs a cord with a wooden tag. 'For the year after the bad one,' it says, in the letters of a person who had only just learned them.",
        [
          'The keeper reads it twice. Then she goes down to the step and tells the one with three hundred and twelve that she may go and lie down.',
          when({ been: '5.06' }, 'Later a bowl stands on the top sack, from the red river, rim up, heaped by whoever had a handful over.'),
          when(
            all({ been: '5.03' }, not({ been: '5.06' })),
            'Later a bowl lies on the top sack, bottom up. Somebody from the red river had nothing to add, and said so.',
          ),
        ],
      ],
      kept: 'Behind a false wall lay barley that somebody had put by for you without knowing you.',
      elements: [event('For the year after', supplies(2)), go('12.09')],
    },
    {
      id: '12.08',
      title: 'Drums in the Hills',
      body: [
        'It begins as something wrong with the lantern: the flame keeps jumping. Then the water in the trough. Then it has a sound, from the south, from the marsh side, from high up on the left, and the geese stand up.',
        [
          'Across the valley nobody is cooking any more. You can see them in front of their fires, all facing outward, like people who have heard a step on the stair.',
          when(
            { been: '10.07' },
            'You know the tune. It is about a bridge, for three verses. In the fourth the drums only count.',
            'It is a marching tune. Up there they keep losing the count, and finding it.',
          ),
        ],
        "'That's far off yet,' says the keeper. 'A day. More, with boots like that.' But she has left the gate lamp lit, which she never does, and set three loaves to rise.",
      ],
      kept: 'Your runners got through, and at night there were drums in the hills.',
      elements: [event('Three drums, still far off', token('drum')), go('12.09')],
    },
    {
      id: '12.09',
      title: 'Council at Dusk',
      body: [
        [
          "They hold it in the baking hall, because of the floor: one can draw in flour. The keeper draws the gate. A tailor draws the wall. Somebody's child draws a goose, and it is left in.",
          when(
            { been: '11.05' },
            'The hall is hot enough for bread. {one 11.05} keeps one sleeve down. There are three charcoal lines under it now.',
          ),
        ],
        "'Two engines,' says the goat boy from the outer camps. He has lain in the bracken all day. 'On wheels. Horned things to pull them. They talk to the horned things.' He sets down two buns where the engines are, and looks at the buns until Yune, who is boiling cups by the oven, gives him one.",
        [
          "'Then we keep it shut until they go,' says the keeper.",
          when({ flag: 'truth' }, 'Nobody else in the room hears a sack being cut.'),
          when(
            { here: 'ikkara' },
            "'Shut is half of it,' says Ikkara. 'We feed them, when it is done. Theirs too. Then we can look at each other.'",
          ),
        ],
        'There is night enough to make the gate ready, or to walk over to those engines. There is not enough for both.',
      ],
      elements: [
        {
          is: 'optional-roll',
          needs: [pips(4)],
          title: 'Scrape the ovens.',
          says: 'Forty winters of pine have dripped in there. It comes off hot or not at all.',
          passed: 'It comes off in black combs, sticky and sweet. One spark, and it would sing.',
          failed: 'It comes off on you. The baker is entertained.',
          caption: 'Resin, in black combs',
          effects: [resources('blaze', 2)],
        },
        {
          is: 'optional-roll',
          needs: [crits(1), pips(5)],
          title: 'Wet the roof.',
          says: 'Hides, buckets, one ladder, and a thatch that no goat would try.',
          passed: 'By midnight it shines from end to end, and drips on everyone alike.',
          failed: 'The ladder gives before the buckets do. Half of a roof is damp, and so are you.',
          caption: 'A roof that will not catch',
          effects: [prepare('granary-3')],
        },
        paths(
          {
            to: '12.10',
            title: 'Make the gate ready',
            says: 'Let them come to where the oil is.',
            hints: [plus('special', 'what the bakehouse has')],
          },
          {
            to: '12.11',
            title: 'Walk to the engines',
            says: 'They will not expect it. Nobody would.',
            hints: [aRoll, plus('token', 'fewer horns tomorrow')],
          },
        ),
      ],
    },
    {
      id: '12.10',
      title: 'For the Winter Bread',
      body: [
        "Beams go across the gate, and beams against the beams. The last of them is the keeper's own threshold. It leaves a pale stripe in the floor, and she steps over it all evening as if it were still there.",
        [
          'Then the oil. It has stood in jars since autumn, for the winter bread. You carry it up warm. The whole stair smells of crusts, and children follow you to the turn, breathing in.',
          when({ here: 'drokkeh' }, "Drokkeh lays his ear to the gate. 'Awake,' he says."),
        ],
        [
          'Nobody sleeps. A man sharpens a sickle that he has sharpened already. On the wall the keeper wants to know what she should hoist in the morning, so that the people down there can see whom they are up against.',
          when({ flag: 'allies' }, 'The clan riders have stopped looking at walls. They are looking at the flagpole.'),
        ],
      ],
      kept: 'You barred the gate, and carried the oil for the winter bread up on the wall.',
      elements: [
        event('Oil, kept warm', special('S12')),
        paths(
          {
            to: '12.12',
            title: 'Hoist all three',
            says: 'A longer fight, in better company.',
            if: { flag: 'allies' },
            hints: [],
          },
          { to: '12.13', title: 'Hoist yours alone', says: 'Fewer to feed; fewer to bury.', hints: [] },
        ),
      ],
    },
    {
      id: '12.11',
      title: 'Bracken',
      body: [
        [
          'You go on your elbows, with soot on everything that shines. The bracken is wet and smells of foxes.',
          when({ here: 'senvi' }, "'Two sentries,' says Senvi. 'One is asleep. The other is kind, and has not woken him.'"),
        ],
        'It is a camp of sleepers. They lie in rows with the empty sacks over them for blankets. Near the path a woman turns over and puts an arm across a child, who puts it off again. There is no smell of supper.',
        'Beyond them stand the engines: two timber towers on wheels, greased, with a chute on top for fire. Tomorrow the chutes will look over your wall. In front, harnessed, their breath making a small red weather of its own, the horned things wait to be told.',
      ],
      elements: [
        {
          is: 'roll',
          needs: [pips(4)],
          title: 'Light the grease.',
          says: 'One ember in a pot, a hundred sleepers, and the wind going round.',
          clean: 'You cut the harness first. The horned things walk off into the dark, and then you tip the pot.',
          bare: 'The first catches from the pot. The second catches from the first, and you from both, a little.',
          fail: 'Your hand comes down on an ankle. He is nine or so. He shouts for his mother, and then for everyone.',
          pass: '12.14',
          miss: '12.13',
        },
      ],
    },
    {
      id: '12.12',
      title: 'Three on One Wall',
      body: [
        [
          "'Who built this?' says Hoska of the wells, and kicks it. 'A fish?' But she has sent her own people to the worst of it, by the mill.",
          when({ flag: 'visited-desert' }, 'She has drawn it in the dirt already, with you in the middle.'),
        ],
        [
          "'Louder!' shouts Nem of the sluices, to a man who has not spoken. Her archers stand in the water trough; they say it steadies them.",
          when({ been: '3.11' }, 'Patience is here as well: a door with sides, stood up on end, to shoot from behind.'),
          "On the high side Tirrah's folk have strung a rope from roof to roof, and the elder is asking it, with one hand, what it will bear.",
        ],
        [
          'Three banners go up on one pole. They quarrel about the order, and in the end it is by weight of cloth.',
          when({ been: '7.09' }, "The twentieth hunter has kept her son's bow. She has brought the other nineteen."),
        ],
        'Then the mist goes, and the whole valley is people, folding their sacks.',
      ],
      kept: 'Three banners hung from one pole on the granary wall, by weight of cloth.',
      elements: [encounter('B12A')],
    },
    {
      id: '12.13',
      title: 'One on a Broom',
      body: [
        [
          when({ from: '12.11' }, 'You run for the gate with the whole valley awake behind you, and it shuts on your heels.'),
          when(
            all({ from: '12.11' }, { flag: 'allies' }),
            'The clans were to come in at dawn. Now they would have to come in through that.',
          ),
          when({ from: '12.14' }, 'You are back before the fires have burned down, and the gate shuts behind you.'),
          when(all({ flag: 'allies' }, not({ from: '12.11' })), 'The riders have gone to keep the road open behind you.'),
          'The keeper has nothing to hoist. In the end somebody sews a badge in yellow wool on a flour sack, from memory, and ties the sack to a broom.',
        ],
        'It smells of frost and lamp smoke on the wall. Below you in the yard they have put the children in the bread troughs, four to a trough, with the lids on, and told them it is a game about being dough.',
        'The mist lifts. From end to end of the valley people are standing up, shaking out their sacks. Nobody shouts. Then the first ladder comes out of the bracken, on forty legs.',
      ],
      kept: 'Over the granary flew one banner: a flour sack on a broom.',
      elements: [encounter('B12B')],
    },
    {
      id: '12.14',
      title: 'Two Lanterns',
      body: [
        'They burn like lanterns, one blue at the edges with grease, one yellow. You can feel them on your back all the way down to the stream. The heat has woken a thrush, and it sings.',
        [
          'Nobody chases you. They run to the carts, the children, the sacks; then they stand about with their hands hanging, lit on one side. A woman throws a bucket at the nearer tower, and the water is steam before it gets there.',
          when({ here: 'ottakh' }, "'Good joints,' says Ottakh, looking back. 'Somebody took – well. Somebody took trouble.'"),
        ],
        [
          'On the granary wall they have seen it. The keeper calls down to ask what she should hoist, now that there is light to see it by.',
          when({ flag: 'allies' }, 'Behind her the three riders have each brought a pole.'),
        ],
      ],
      kept: 'By night you burned two towers on wheels, and nobody had the heart to chase you.',
      elements: [
        event('Two towers, and no horns', token('sun')),
        paths(
          {
            to: '12.12',
            title: 'All three banners',
            says: 'More hands, and a longer day of it.',
            if: { flag: 'allies' },
            hints: [],
          },
          { to: '12.13', title: 'Only your own', says: 'You lit this. You can finish it.', hints: [] },
        ),
      ],
    },
    {
      id: '12.90',
      title: 'Number One',
      body: [
        [
          'They eat in the order of the bark tags, and the keeper ladles. Number one is a man from the other side, who came over the wall with a knife and was too weak to get down. Somebody had given him theirs.',
          when({ won: 'B12A' }, 'Hoska, Nem and Tirrah share a bench. It is a short bench.'),
          when({ been: '12.07' }, 'Beside the pot hangs a tag: for the year after the bad one.'),
        ],
        'You can hear three hundred spoons. Then you hear them slow down.',
        [
          when({ flag: 'survivor' }, 'Kessa found it, swearing, by driving into it.'),
          'Along the far bank run ruts, from iron tyres. They came down from the dome, and they did not stop. They went past behind the ladders, all that long night, while you were looking at the ladders.',
        ],
        'They go to the arena, where in four days the clans will gather. All of the clans. The keeper has not finished serving. She looks at your boots, and goes to lift the bar off the gate.',
      ],
      margin: ['we were kept busy'],
      kept: 'The granary held. The iron ruts had gone by behind it, towards the gathering.',
      elements: [
        event('From the keeper, unasked', potions(2), supplies(2), resources('core', 1)),
        outcomeIf({ won: 'B12A' }, 'One bench, three clans', trust('desert'), trust('lowland'), trust('sky')),
        steps(CLEAN_UP, gain(1), recover(8)),
        nextChapter,
      ],
    },
    {
      id: '12.95',
      title: 'Toast',
      body: [
        'It burns for two days, and all that while the valley smells of toast. People from both sides come and stand downwind of it, in one crowd, with their eyes shut.',
        'An ember went up. Each camp has a name for whoever dropped it, and they are different names. On the third morning they sift the ash together with kitchen sieves. What comes out they halve, and you put your own sacks in with it. Then most of your half walks off across the valley.',
        "The keeper unpicks her keys, one finger at a time. She gives you a ring of eleven that open nothing. 'Iron ruts,' she says. 'Behind the ladders. All night. Going to the gathering.' There is ash in the lines of her hand.",
      ],
      kept: 'The last full granary burned. You sifted the ash together, and halved it.',
      elements: [outcome('Ash, halved', rebellion(2), supplies(-2)), steps(CLEAN_UP, recover(10)), nextChapter],
    },
  ],
  briefs: {
    B12A: {
      title: 'Three Banners',
      lead: 'They are as hungry as you are, and there are more of them.',
      task: 'Keep the granary standing until they have no more heart for it.',
      tokens: {
        root: 'The wall of doorsteps takes the first of it.',
        drum: 'The drums have them looking over their shoulders. They come late.',
        sun: 'The towers burned. The second time, no horns come.',
      },
      firstReveal: 'Somebody down there points, and every ladder turns.',
      won: 'They sit down where they are, in rows. Somebody carries a pot out to them.',
      lost: 'The mist has not lifted yet. Three banners hang wet on their pole, and the oil is warm.',
    },
    B12B: {
      title: 'One Banner',
      lead: 'A flour sack on a broom, and a good deal behind it.',
      task: 'Keep the granary standing until they have no more heart for it.',
      tokens: {
        root: 'Doorsteps, ploughs and a bed: the wall takes the first blows.',
        drum: 'Far drums make them look round. They come late.',
        sun: 'No towers, so nothing with horns, the second time.',
      },
      firstReveal: 'Forty legs change step, and the ladder comes at you.',
      won: 'The last ladder is laid down, quite gently, and those who carried it lie down beside it.',
      lost: 'It is before dawn, and there is mist. The children are still playing at dough.',
    },
  },
};
