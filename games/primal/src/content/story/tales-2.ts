/** Quests of the second tier, told: who asks, and what is said afterwards. */
import type { Tale } from '../types.ts';

export const SECOND_TALES: Readonly<Record<string, Tale>> = {
  'mirrorback-four-sheep-came-home': {
    before:
      'The shepherd’s dog barks at the tarn, and the tarn barks back, late. Four people have climbed to the ledge since midsummer to see what they look like. Their sheep came home. ‘Throw something in its eyes,’ says the shepherd, ‘and do not stop up there to think. It likes that.’',
    won: 'There is nothing in the hide but you, many times over, getting smaller. The shepherd turns it face down before he will help to carry it. That night the dog goes to the tarn, barks once, waits, and comes back in to sleep.',
    lost: 'Nobody can say how long you stood there. ‘It showed you all that you could do,’ says the shepherd, ‘and you tried to do all of it.’ He lends you the dog, who has learned not to look. ‘Want less up there. And take its eyes first.’',
  },
  'ramhide-the-fortieth-row': {
    before:
      'There were forty rows of pears. There are thirty-nine rows of firewood, and the orchard-wife is sitting under the fortieth with a lamp. She wants the graft kept: it was her mother’s, and nobody else has it. ‘It does a row, and feels something, and does the same row back,’ she says. ‘Mind the far end.’',
    won: 'One tree has come through with all its limbs. She cuts a twig for every farm in the valley and takes them round in a wet cloth, which needs four days. You get the pears: hard, small and, she says, not for eating before February. You eat one. She is right.',
    lost: 'The lamp is still lit; she has moved it one tree along. ‘You hurt it,’ she says, ‘and then you stayed behind it to be pleased.’ When it is hurt it comes about, head where the tail was. ‘When it is near to feeling one, strike from the side, and leave the back empty.’',
  },
  'reefmaw-the-cellar-steps': {
    before:
      'The harbour inn has nine cellar steps. On Monday there were seven, on Tuesday five. The innkeeper has carried the good barrels to the attic, and is running out of attic. She wants to see the bottom step. ‘It does not come in by the front,’ she says. ‘It gets its temper up, and then it is behind you.’',
    won: 'Nine. She sweeps them one by one, and on the lowest finds a spoon that was lost before her mother’s time. The attic is emptied in a single evening by volunteers. Towards midnight somebody proposes the health of the sea. It is drunk, after some discussion, in water.',
    lost: 'She has hung your boots along the beam by size. ‘When it is under, it is under, and you may thrash the water all night,’ she says. ‘Walk about. Lead it round. It comes up to see what the fuss is; sooner, if you have kept it from getting cross.’',
  },
  'stormhorn-the-wedding-guests': {
    before:
      'Stormhorn came to the wedding at Upper Field and liked it: forty guests in one barn, all facing inward. It has not let them leave. The bride’s father wants the door opened. ‘We were well enough until my brother lay down,’ he says through it. ‘When one drops, the flies get up for him.’',
    won: 'They come out blinking and go on with it, since the fiddler had never really stopped. Somebody ties a ribbon to the horns. The bride dances with each of you, once, gravely, as one pays a bill. When it clouds over towards morning, the guests move closer together, and then notice, and laugh.',
    lost: 'The door opened a hand’s breadth, and shut. Through the crack the bride’s father is quite calm. ‘First it finds somebody by himself,’ he says, ‘and then there are flies to get through before you may touch it. Keep everyone on their feet, and in pairs. It is all we do in here.’',
  },
  'orehulk-the-toll-chain': {
    before:
      'The toll bridge had a chain across it that weighed as much as the horse. Now people cross for nothing and look sorry for the tollman, which he cannot bear. He wants his chain. ‘It has a bald place behind, and knows it,’ he says. ‘If there is nobody back there of an evening, it covers itself up.’',
    won: 'The chain is back, shorter by three links that had been too well chewed. So carts pay less and walkers nothing; it was going to be that way in any case, says the tollman. You may cross free for life. He makes you wait, all the same, while he lowers it.',
    lost: 'You come back over the bridge with your straps in your arms; the buckles have stayed. ‘I heard it shut from here,’ says the tollman. ‘Every side. Leave one of you at its back when the day ends. It will not dress in front of people.’ He has put the kettle on. He does not charge.',
  },
  'glasspelt-the-east-window': {
    before:
      'The abbey’s glazier needs one pane more for the east window, and the sand for red comes from a pit that Glasspelt has moved into. She wants a single bucket. ‘They throw the light about when they wheel round,’ she says. ‘It goes straight through whoever is before them. I have lost two colours and my aunt’s birthday.’',
    won: 'The window goes in on a grey day, which is the right sort for it. At the foot, among the saints, there is a small animal that was not in the drawing. It looks at whoever comes in. By the time the sermon starts, it is looking at somebody else.',
    lost: 'You cannot quite say what you had meant to do up there. The glazier gives you tea, and lets it come back. ‘It is not the teeth, it is the turning,’ she says. ‘You kept calling it from one to the next. Let it look at a single person, and the others stay at its sides.’',
  },
  'thunderdrake-the-weathercock': {
    before:
      'The steeplejack left the weathercock up on the abbey spire, because it was gilded, and because it was late. Thunderdrake took to it. He wants it down, and his ladder is on fire. ‘Up to three I could stay there and count,’ he says. ‘At four my teeth rang. Do not be holding on to anything at four.’',
    won: 'It lies on the vestry table and points at whoever came in last. The steeplejack has been asked to put it back, has considered the matter, and has become a baker. The spire stands as it was, if a little shorter. In the evening swifts go round the place where the bird used to be.',
    lost: '‘I counted for you,’ says the steeplejack, ‘from under the pulpit.’ He had it at four for most of the afternoon. A wound takes it down a step; so does letting it roar. ‘Hurt it early, and go on hurting it. It is the waiting that fills it up.’',
  },
  'cinderwing-bath-day': {
    before:
      'Over the hot springs there is a bath-house, and in the bath-house there is Cinderwing, with its tail in the best pool. The bath-keeper has eleven old men who can no longer bend. ‘They sit in the water, and they stop fretting,’ she says. ‘Everybody does. I would like them back in by the new moon.’',
    won: 'The eleven go in one after the other, by rank, on some scale that nobody can explain to you. Steam goes up, and a sound like a stiff door giving way. The bath-keeper has scoured the pool twice. ‘It only wanted what they want,’ she says; and then, because she is fair, ‘It had not paid.’',
    lost: 'Half the springs have boiled off, and the rest is fog that you could lean on. The bath-keeper wrings out your cloaks. ‘You kept to the dry side,’ she says, ‘where it had nothing to do but look at you. Finish in the water. It cannot settle on anyone who is sitting in a pool.’',
  },
};
