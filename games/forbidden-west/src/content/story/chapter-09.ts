/** Chapter 9: A Marshal's Mark. */
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
  nextChapter,
  not,
  outcome,
  outcomeIf,
  paths,
  pips,
  plus,
  potions,
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
  trust,
  UPGRADE,
  when,
} from './types.ts';

export const CHAPTER_9: Chapter = {
  no: 9,
  title: "A Marshal's Mark",
  says: 'A rebel wore a badge like yours, and gates opened to it. Somebody in the hall has been handing them out.',
  entries: [
    {
      id: '9.01',
      title: 'Straight',
      body: [
        [
          when({ been: '4.05' }, 'Yune has no table,', 'A healer called Yune is at work. She has no table,'),
          "so the rebel lies on a door. He is twenty, with a hole in him, and on his coat is a Marshal's badge. It hangs straight. There is not a scratch on it.",
        ],
        "'Held that up at a store gate,' says Yune. 'They loaded sixty sacks for him. They saluted. Then somebody saw his boots. Hold this.' You hold it. It is warm. She sees to you in passing, since the needle is already boiled.",
        [
          "'Some gate is opening now,' she says, and ties off. 'I don't do gates.'",
          when({ flag: 'brother' }, 'Teth has the lamp. He must be back with the rebels before they count. She has not spoken to him.'),
        ],
        [
          "Badges come out of one chest, in Dal's store, and are written down in the archive.",
          when({ flag: 'ledger' }, 'And there is the ribbon from the vault, with one mark on it forty times.'),
          'The rebel has opened his eyes. He looks from his badge to yours, and cannot tell whose side you are on.',
        ],
      ],
      margin: ['ours is the crooked one.'],
      kept: "A wounded rebel wore a Marshal's badge, pinned straight, and a gate had opened to it.",
      elements: [
        event('A badge; a needle, boiled twice', flag('badge'), { do: 'remove-injury', n: 1, who: 'one' }),
        {
          is: 'optional-roll',
          needs: [pips(3)],
          title: 'Hold him until it is done.',
          says: 'Yune wants hands that do as they are told.',
          passed: "He keeps the leg. 'You next,' says Yune, and has you by the collar.",
          failed: 'You let go a breath too early. She finishes alone, and says nothing about it.',
          caption: 'Yune looks again',
          effects: [{ do: 'remove-injury', n: 1, who: 'one' }],
        },
        paths(
          {
            to: '9.02',
            title: 'Search the archive',
            says: 'Paper does not know you are coming.',
            hints: [
              aRoll,
              plus('flag', 'a name for the hall'),
              risk('rebellion', 'a wrong name feeds the rebellion'),
              risk('trust', 'a clan may be wronged'),
            ],
          },
          {
            to: '9.03',
            title: 'Ask at the store',
            says: 'One chest, one key, one keeper.',
            hints: [
              aRoll,
              plus('flag', 'a name for the hall'),
              risk('rebellion', 'a wrong name feeds the rebellion'),
              risk('trust', 'a clan may be wronged'),
            ],
          },
          {
            to: '9.04',
            title: 'Unroll the ribbon',
            says: 'Forty times one mark. Somebody must know it.',
            hints: [plus('flag', 'a name for the hall')],
            if: { flag: 'ledger' },
          },
        ),
      ],
    },
    {
      id: '9.02',
      title: 'The Fourth Rod',
      body: [
        "The archive is a cellar of hides on rods. Its keeper cannot read; she was chosen for that, and goes by smell. 'Badges,' she says. 'Cedar and sweat. Fourth rod.' She gives you the lamp, and sits where she would hear a hide tear.",
        'Every Marshal has a line there. You find your own, the last. Farther up, one name has been scraped away, and where it stood the lamp shines through.',
        [
          'Behind the rod a page is wedged against the draught, torn from a ledger of the store. Among cords and flasks it says: badges. Beside that is a seed, in ink. There is no name. Two people write up the store, Dal and his young Desert clerk. One will stand before Hekarro tonight, and their nines are cousins.',
          when({ been: '4.90' }, 'You have seen such a hand, on lists, under a glove. The boy may have seen it too, and practised.'),
        ],
        [when({ here: 'ottakh' }, "Ottakh sniffs the page. 'Flour. Lamp oil. And a sort of – hold the light. Lower. Don't help.'")],
      ],
      kept: 'In the archive you found one name scraped off the hide, and a torn page that spoke of badges.',
      elements: [
        {
          is: 'roll',
          needs: [pips(4)],
          title: 'Tell one hand from the other.',
          says: 'The boy learnt his figures from the man.',
          clean: 'It is not the nines. It is the line ruled underneath: only one man alive would rule off a theft.',
          bare: 'The nines say nothing. The tear does: it was scored with a rule first, to spare the book.',
          fail: 'At the foot stand two initials, small and young. The bell is going. You do not read on.',
          pass: '9.05',
          miss: '9.06',
        },
      ],
    },
    {
      id: '9.03',
      title: 'Up to the Line',
      body: [
        [
          "'Badges,' says Dal. 'Naturally. Sit.' He squares the ledger with the edge of the table. He wipes a scale that is clean. He pours tea up to the line inside the cup, and then past it. One hand wears a glove; neither of them rests.",
          when({ been: '4.90' }, 'You have its fellow in your satchel.'),
        ],
        "He knows what has left this store since spring, to the spoon. He is proud of the spoon. 'And badges?' you say again, and the tea reaches the ledger.",
        "'Two,' says Dal. 'Two, perhaps.'",
        [
          'Nobody has ever heard Dal say perhaps. Behind him the young Desert clerk has stopped writing. The pen is still on the paper, and the blot is growing.',
          when({ here: 'senvi' }, 'Senvi is by the door. She is watching the pen.'),
        ],
      ],
      margin: ['to the spoon. we have met his spoons.'],
      kept: 'Dal poured tea past the line, and said perhaps.',
      elements: [
        {
          is: 'roll',
          needs: [crits(1), pips(3)],
          title: 'Ask a third time, and watch the hands.',
          says: 'Two people in this room are frightened. You can press one of them.',
          clean: 'You do not ask at all. Dal fills the silence, item by item, until there is a name in it.',
          bare: 'His answer is perfect. His glove is not: it has closed on the key to the badge chest.',
          fail: "The clerk bolts. You have him by the collar before you have thought, and Dal's hands lie still.",
          pass: '9.05',
          miss: '9.06',
        },
      ],
    },
    {
      id: '9.04',
      title: 'That Is a Seven',
      body: [
        "You unroll it by Yune's other lamp, with vinegar in your nose. It goes three times round the tent: every sack, every camp, the mark of whoever signed.",
        "One mark is there forty times, small, upright, clear of the line. You have looked for its owner among three clans. Now you turn up the corner of your own blanket. Everything from the hall's store is tagged, and signed for. Small. Upright. Clear of the line.",
        "You take the ribbon to the store. Dal starts at the top; he cannot help it. At the fourth line he asks for ink. 'That is a seven,' he says. 'She would have been six short.' He mends it. Then he reads what he has mended, and hands you back the pen, feather first.",
      ],
      kept: "The mark on the ribbon, forty times over, was the mark on every blanket: Dal's.",
      elements: [event('A mark with its owner', flag('traitor')), go('9.07')],
    },
    {
      id: '9.05',
      title: 'Sign Here',
      body: [
        [
          when({ from: '9.02' }, "The torn page fits the stub in Dal's ledger. You bring him both."),
          when({ from: '9.03' }, 'Dal sets the pot down. His hands have run out of things to carry.'),
        ],
        [
          when(
            { been: '4.90' },
            'You lay the warehouse glove before him: left hand, green thread at the thumb. He puts it on, and thanks you.',
          ),
        ],
        "'Nine badges,' says Dal. The number calms him. 'Every autumn I wrote what the lower camps would need. It went up to the hall and came back smaller. So the next year I wrote smaller, to fit everybody in.'",
        "He turns the book round. Down the margin runs a column of names, some of them children's, and against each stands a seed in ink, drawn with care. 'She asked me what they needed,' says Dal. 'Then what I could spare. Nobody had ever asked in that order.'",
        'He holds out his wrists. When you are slow he finds the cord himself, measures off two lengths, and pushes the book across for your signature.',
      ],
      kept: 'Dal gave nine badges to the one who had asked him what the lower camps needed.',
      elements: [event('A name for the hall', flag('traitor')), go('9.07')],
    },
    {
      id: '9.06',
      title: 'I Only Copied',
      body: [
        [
          when({ from: '9.02' }, 'The clerk sees the page in your hand, and the initials, and runs. He does not get far.'),
          "He is seventeen, and weighs no more than his coat. He does not say that he is innocent. 'I only copied,' he says, and goes on saying it, until it sounds like what a guilty man would say.",
        ],
        'You walk him over the yard. It is market day, and the Desert traders have their awnings up. They know him. He writes their letters, and reads them the answers. An awning comes down with a clap. Then the next, and the next, all along the row. An old man who was holding out a letter folds it up again. There will be cords under those awnings tonight.',
        [
          "Behind you, in the door of the store, stands Dal. He has the boy's pen. He is wiping it, for somebody to use.",
          when({ here: 'ikkara' }, "'Open your hand,' says Ikkara. 'He reads to my aunt.'"),
        ],
      ],
      kept: "You took the young clerk by the collar across the market, and the Desert's awnings came down.",
      elements: [outcome('The awnings come down', rebellion(1), trust('desert', -1)), go('9.07')],
    },
    {
      id: '9.07',
      title: 'Soup',
      body: [
        [
          'Three knives lie on the long table, points inward, one for each clan. Nobody has moved them for years; the wood has bleached round them. Behind them Hekarro is eating soup.',
          when(
            { from: '9.06' },
            "'The boy signed for nothing,' says Dal. He has followed you up the hall with his wrists together. 'The count must be right.'",
          ),
        ],
        "He goes on eating while Dal says it all: which badge, which gate, how many sacks. It takes as long as the bowl. 'So one camp had its winter,' says Hekarro. 'Who paid?'",
        "Along the wall stand those who kept the gates, or their people. One woman has brought a belt. It is a man's, and it has been cut to get it off.",
        [
          'By a custom older than the table, whoever catches a false badge may speak for the man, or fight him. Hekarro looks at you. The spoon has stopped.',
          when({ flag: 'traitor' }, 'With one finger he pushes his own cup across to your side. All down the hall they see it.'),
        ],
      ],
      kept: 'Dal said it all to Hekarro, and a woman stood by the wall with a cut belt.',
      elements: [
        outcomeIf({ flag: 'traitor' }, "The chief's own cup", special('S9')),
        {
          is: 'optional-roll',
          needs: [crits(1), pips(6)],
          title: 'Ask the woman with the belt.',
          says: 'She has not said what she wants. Nobody has left room for it.',
          passed: 'She wants two keepers at every gate, from two clans. It is ordered before the soup is cold, and carried abroad.',
          failed: 'She shakes her head. She came to be looked at, and it has been done.',
          caption: 'Two keepers at every gate',
          effects: [rebellion(-1)],
        },
        paths(
          {
            to: '9.08',
            title: 'Speak for mercy',
            says: 'He knows where the badges went.',
            hints: [
              aRoll,
              plus('token', 'the way to the Spire'),
              plus('flag', "Dal's life"),
              risk('rebellion', 'the hall may not forgive it'),
            ],
          },
          {
            to: '9.09',
            title: 'Demand the duel',
            says: 'One hand against his, and it is paid.',
            hints: [plus('token', 'the right of single combat')],
          },
        ),
      ],
    },
    {
      id: '9.08',
      title: 'Whose Debt',
      body: [
        "'Mercy is a debt,' says Hekarro. 'Tell me whose.'",
        'There is a flagstone where people stand to speak, and it is worn like a dish. You stand in it. To your left are those who lost somebody at a gate. To your right are thirty out of the lower camps, whom nobody sent for; they have come in behind the soup. They are alive. They have put on what they have, and it smells of wet wool.',
        "Dal looks at neither side. He is counting the roof beams. On the step before him lies cord: a short piece, and a long one. 'Tonight he has a cell,' says Hekarro, 'or the road, with you.'",
        [when({ here: 'ikkara' }, 'Before you begin, Ikkara says three names, low. They are her own.')],
      ],
      margin: ['the last of the peas went yesterday.'],
      elements: [
        {
          is: 'roll',
          needs: [pips(4)],
          title: 'Speak for the man who counted.',
          says: 'The left wants a neck. The right wants another winter.',
          clean: 'You ask the right-hand wall how old its children are. Before the last has answered, a man on the left sits down.',
          bare: "You lose the hall twice. Then the woman with the belt says, 'Let him carry it,' and buckles it on him.",
          fail: "On the left they begin to laugh. From the right comes a shoe. 'In the morning,' says Hekarro.",
          pass: '9.10',
          miss: '9.11',
        },
      ],
    },
    {
      id: '9.09',
      title: 'Across the Knives',
      body: [
        'You lay steel on the table, across all three knives. Up in the roof the pigeons go out by every hole at once.',
        "'One hand,' says Hekarro. 'You choose whose. He chooses where.'",
        "Dal turns your weapon to the light and reads the tag. 'Issued in spring,' he says. 'It has been looked after.' He puts it straight with the edge of the table. 'The Broken Spire. Three floors, ninety-one stairs. I have the inventory.'",
        'By custom he goes ahead, with friends to witness. Nobody knows of any. Yet three come away from the wall, in hoods, smelling of pine smoke, and at the door he has each of them sign for a lamp. The woman with the belt makes room for him. She is moving her lips: ninety-one.',
        [when({ here: 'drokkeh' }, "'Straight fight,' says Drokkeh. 'He'll measure it.'")],
      ],
      kept: 'You laid steel across the three knives, and Dal named the Broken Spire.',
      elements: [event('Steel, and a named ground', token('blade')), go('9.12')],
    },
    {
      id: '9.10',
      title: 'To Scale',
      body: [
        "They give him chalk, and he draws the Broken Spire on the floor of the hall, to scale. People step back to make room for the north wall. Here the badges are handed over. Here is a stair on no plan, behind: ninety-one steps. 'The forty-third is loose. I reported it.'",
        "'And who is she?' says Hekarro. The chalk stops. 'She signed,' says Dal. 'It is in the book. The book is up there.' He draws the book as well, small, with its clasp.",
        'You sleep across his door, the end of his cord in your hand. At first light it is tied to the bench, in a very good knot. On the sill is a chalk arrow, and the hour. He said that he would show the way.',
        [
          when(
            { here: 'ottakh' },
            "'A packer's hitch,' says Ottakh, 'with the end brought round and – oh, that's pretty.' He keeps the cord.",
          ),
        ],
      ],
      kept: 'The hall gave Dal his life. He drew the Spire in chalk, and then went on ahead.',
      elements: [event('A stair on no plan', token('eye'), flag('mercy')), go('9.12')],
    },
    {
      id: '9.11',
      title: 'One Lamp, Half Full',
      body: [
        'By midnight the cell is empty. Nothing is broken. The door is locked, the key is on its nail, the blanket has been folded in three. He has washed the cup.',
        "The guard's bench is empty too. On it stands a helmet, and where the crest was hangs a bone seed, still turning on its cord. In the kitchen they are saying that the chief's own doors open to it, and by noon they will be saying it at the wells.",
        'Beside the helmet lies the book for things taken out. The last line is small and clear: one lamp, half full; one coat, on loan; to the Broken Spire, and back. After that word the pen has rested long enough to leave a blot. Then he has signed.',
        [when({ here: 'drokkeh' }, "Drokkeh lays a palm on the cell door. 'You held,' he tells it. 'They opened you.'")],
      ],
      kept: 'By midnight the cell was empty; Dal had signed for the lamp.',
      elements: [outcome('A seed on the bench', rebellion(1)), go('9.12')],
    },
    {
      id: '9.12',
      title: 'Damp Paper',
      body: [
        [
          when({ from: '9.09' }, 'Three lamps burn on the lowest stair, in a row, all signed for.'),
          when({ from: '9.10' }, 'There is a chalk arrow at the foot, and high up behind it, on one stair, a cross.'),
          when({ from: '9.11' }, 'On the lowest stair stands a lamp, empty now, its wick trimmed for whoever comes next.'),
          when(all({ been: '4.90' }, { been: '9.05' }), 'A pair of gloves lies there too, folded together, green thread outward.'),
          when(
            all({ been: '4.90' }, not({ been: '9.05' })),
            'A right-hand glove lies there too, green thread at the thumb. You have the other.',
          ),
        ],
        'The Spire is three floors and a wind. It sheds stones. They come down one at a time, like the end of applause, and the dust of them tastes of eggshell.',
        "Dal is at the top, with a spear, and the book under his arm. On either side of him somebody kneels at a window hole with a bow. 'There are four hundred names in this,' he calls down. 'They took bread. The hall will want them in order.'",
        'He has a candle. He is tearing out pages, from the front, and holding them to it one by one, by the corner. The name you came for is in there with the rest. The first page is damp. It smokes, and browns, and has not caught.',
        [when({ here: 'senvi' }, "'He holds it like a broom,' says Senvi. 'Those at the windows do not.'")],
      ],
      elements: [encounter('B9')],
    },
    {
      id: '9.90',
      title: 'Received, Nine',
      body: [
        [
          when(
            { flag: 'mercy' },
            'Dal comes down with your hand on his sleeve, and says the number of every stair.',
            'You lay Dal on the second landing with his hands together. You have not seen them so before.',
          ),
        ],
        'The book is scorched along one side. The four hundred are whole, and you do not read them. You turn to the back, where the receipts are, because he always asked for the signature.',
        [
          'Badges, nine. Spoons, forty. Cord, by the mile. Against each stands the same name, in a round and patient hand that leans on the downstroke, as people write who have signed for nothing all their lives but seed corn. Ossavi.',
          when({ been: '9.02' }, 'There was room for six letters, on the fourth rod, where the lamp shone through.'),
        ],
        "You read it out to Hekarro. He gets up. He goes round the long table and stands at the far end, where it is dark. 'I pinned hers on myself,' he says. And, when you think that he has finished: 'Straight.'",
      ],
      kept: 'The Sower had signed for everything. Her name was Ossavi, and she had been a Marshal.',
      elements: [
        event('Out of the Spire, against signature', potions(1), supplies(1), resources('metal', 2), resources('core', 1)),
        steps(CLEAN_UP, profiles(3), selection(3), gain(1), UPGRADE, recover(6)),
        nextChapter,
      ],
    },
    {
      id: '9.95',
      title: 'Equal Heaps',
      body: [
        'When you come to the top there is only wind. It took him all morning, page by page, and then he raked the ash into heaps of one size. He is gone, and the badges with him.',
        'He has left you one scrap, under a stone, because it would not be right to close the account with nothing. It is the foot of a receipt. Badges, nine. Received. And then a name, in a round and patient hand: Ossavi.',
        'You carry it home. At the gate of the hall two Marshals whom you have never met are riding out, saluted, with a cart. Their badges are very straight. Hekarro takes the scrap and reads it. Then he turns it over, to see what is on the back.',
      ],
      kept: 'The book burned. One scrap of it was left, with a name: Ossavi.',
      elements: [
        outcome('Two badges, and a cart', rebellion(1)),
        steps(CLEAN_UP, profiles(3), selection(3), UPGRADE, recover(8)),
        nextChapter,
      ],
    },
  ],
  briefs: {
    B9: {
      title: 'The Broken Spire',
      lead: 'He was never a fighter. He has read what everybody else was issued.',
      task: 'Wear Dal down. Then reach him and take his hand, if mercy was promised; if it was not, finish it.',
      tokens: {
        blade: 'The duel: one of you is named, and only that one may touch him.',
        eye: 'The stair on no plan: begin behind him. Mind the forty-third.',
      },
      firstReveal: "'That makes one,' says Dal, and moves the candle out of the draught.",
      won: 'The candle goes over the edge, and lights each floor once on its way down.',
      lost: 'He has blown the candle out, to save the wick. The page is still damp, and the stairs are where they were.',
    },
  },
};
