/** Quests of the third tier, told: who asks, and what is said afterwards. */
import type { Tale } from '../types.ts';

export const THIRD_TALES: Readonly<Record<string, Tale>> = {
  'ramhide-nobody-on-the-pass': {
    before:
      'The road-mender built the cairns on the pass, a hundred and six, so that people should find their way down in snow. There are none. He wants the road open before the first flakes. ‘It hardens while there is nobody before it to disagree with,’ he says. ‘I shouted at it for a day. That kept it soft.’',
    won: 'He puts the first stone back himself, then steps aside and holds out the second. It takes all of you two days. From the valley, in a certain light, the new line has a bend in it, and nobody will ever know why. It goes round the place where the thing lay down.',
    lost: 'He carries two of your packs down without remark. At the inn he turns a mug over and knocks on it. ‘Like this,’ he says, ‘when you had all run round behind. One of you stops in front of it as the day begins. It needs a face to be angry at, or it goes to stone.’',
  },
  'cinderwing-the-beacon-nobody-lit': {
    before:
      'The beacon on the headland has burned for a week, and the keeper has not lit it. Ships read it and turn away; there has been no salt, no post and no doctor. He wants it dark. ‘Others look first and burn you after,’ he says. ‘With this one, being looked at is the burning.’',
    won: 'Dark. The keeper sits in it as other men sit in the sun. Two nights later there is a sail, then a dozen, coming in with great caution and one lantern each. Somebody on the first of them asks what the light had meant. ‘That it was cold,’ says the keeper.',
    lost: 'The keeper treats burns with fish oil, and does not apologise for the smell. ‘You were all so interesting,’ he says, ‘one after the other, and it turned to every one of you. Give it one person to look at, with nobody beside. The less it turns, the fewer of you are alight.’',
  },
  'glasspelt-one-too-many': {
    before:
      'The schoolmistress takes twelve children over the frozen lake, and counts them on the ice. For three days there have been thirteen. All of them answer. She wants twelve, and the right ones. ‘It walks in line with us,’ she says, ‘and gets excited when we go round and round. So we take one step and clap.’',
    won: 'Twelve, twice, with their hats off. In the afternoon she has them draw what they saw, gets twelve drawings, all different, and pins them up in a row. There is a thirteenth nail. She had knocked it in before she thought. She leaves it there, for a coat.',
    lost: '‘Nobody was rude and nobody was idle,’ says the schoolmistress, who marks fairly, ‘but you circled. And then you circled.’ Going round twice without a stop is what they like best; it winds them up. ‘One step, then something else. Anything else. We found that clapping would do.’',
  },
  'orehulk-the-gate-it-took': {
    before:
      'The old fort has the one wall in the valley that would hold, and Orehulk is wearing its gate. Behind an opening that would take a hay cart, the warden has made up forty cots. She wants it shut by winter. ‘It keeps trying the pieces on,’ she says. ‘Every morning another side.’',
    won: 'The gate hangs. It takes eleven people to close it, and the warden has them do it nine times for practice. On the inside, at the height of a shoulder, the iron has been rubbed bright by something turning over in comfort. The children have been told that it was polished.',
    lost: '‘It is a wardrobe,’ says the warden. ‘You do not fight a wardrobe. You look which door is open today.’ Each morning a plate goes somewhere, and seldom where you left it. ‘Walk round before you swing. And carry one cheap blow, to spend on whatever has slid shut.’',
  },
  'thunderdrake-the-copper-roof': {
    before:
      'The council met under the only copper roof in the province, and so did Thunderdrake. They are in there still, being dignified under the table. The clerk, who was late, wants the seal; without it, nothing that they decide will count. ‘When the air is tight, the front steps are struck at closing time,’ she says. ‘Never the side door.’',
    won: 'The seal was in the clerk’s own pocket. She says so before anyone can find out, and that is how you come to like her. The council rises at last, dust to the knees, and votes you a street. It is a short one, uphill, with a view of the roof.',
    lost: '‘Minutes,’ says the clerk, and reads: ‘They arrived. They stood on the steps. Closing time.’ With the charge at five or over, whoever is in front of it when the round is out is struck; there is no other business. ‘Bring it down before then. Failing that, let one of you have the steps.’',
  },
  'stormhorn-the-drove-road': {
    before:
      'The drover has brought cattle down this road for fifty years, and never lost a head. This year he has gained one. Stormhorn walks at the back, limping a little, so as to fit in. He wants his own number at the ford. ‘Watch which way it leans,’ he says. ‘Of an evening, whatever you hold there blows away.’',
    won: 'Two hundred and eleven, he says at the ford, again at the gate, and once more in his sleep. He has kept the limp: he shows it to people, dragging one foot across the yard. ‘It did that so I should not notice,’ he says. ‘Nobody has ever taken such trouble for me.’',
    lost: 'The drover sits on the gate and counts you as well. ‘All here. Fewer ideas than you left with.’ It had told you every time: the crown leans, and when the day is out the sky goes through whoever stands there. ‘Finish somewhere else, and finish together. That is the whole of herding.’',
  },
  'reefmaw-the-drowned-chapel': {
    before:
      'The low village has moved uphill three times, and left its chapel until last each time. Now the chapel is in the sea. The verger wants the register: every birth since the roof went on. ‘You have as long as a short service,’ he says. ‘After the third hymn it comes up by the left-hand aisle.’',
    won: 'The register is dry inside; long ago somebody bound it in pelt, as if they had known. That evening the verger reads it out on the hillside, all of it, to whoever is there. When he comes to a name that somebody has, he stops, and waits, and they answer.',
    lost: 'He rows you off the roof with one oar and a hymn board. ‘You were sound for three hymns,’ he says. ‘Then you were in it to the waist, and still on the first verse.’ Do the long work early, while there is floor. ‘After that keep it short, and keep to the right.’',
  },
  'mirrorback-the-long-room': {
    before:
      'A guest at the posting house took the long room, and has not come out of it. Everyone who carries up a tray is met there by themselves, carrying a tray. The cook wants her trays. ‘It is a narrow room,’ she says. ‘You think there is space for one thing more. That is the wall, very well painted.’',
    won: 'Nineteen trays, two coachmen and a notary, who asks what it was that he signed. The cook has the long room papered in brown, and makes you a present of its mirror, face down. At dinner she stops in the doorway with the soup, has each of you say something, and only then comes in.',
    lost: 'The cook serves you in the kitchen, with the pans turned to the wall. ‘You had planned on five courses,’ she says. ‘In there it is four.’ Put first what matters, and leave off the flourish. ‘And something in its eyes before you start. I have had good results with pepper.’',
  },
};
