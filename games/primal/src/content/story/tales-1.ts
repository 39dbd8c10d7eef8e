/** Quests of chapters 1 to 3, told: who asks, and what is said afterwards. */
import type { Tale } from '../types.ts';

export const FIRST_TALES: Readonly<Record<string, Tale>> = {
  'reefmaw-low-water': {
    before:
      'The ferryman has not lost a passenger in thirty years. This spring he has lost the river. It goes out at dusk and comes back with one boat fewer. He will row you as far as the last dry stone, and he will not tie up. ‘When it goes away,’ he says, ‘do not stand there admiring it.’',
    won: 'The river stays in at dusk. The village needs a while to believe it; children throw stones at it until they are told to stop. The ferryman moors at his own post, three knots where one would do. He asks what he owes. Then he asks for the jaw, to dry his nets on.',
    lost: 'You come home wet, in the wrong boat. The ferryman counts heads, nods, and leaves it unsaid for most of a pipe. ‘It pulled back,’ he offers, ‘and you were in the middle of something.’ Short work in deep water, he means. He leaves the oars out.',
  },
  'ramhide-fence-posts': {
    before:
      'First it was the fence posts, then the pump, then the scarecrow, whom somebody had been fond of. Ramhide is tidying the lower farm. The old farmer wants one thing left standing, and that is himself. ‘Do not plant your feet,’ he says. ‘Whoever stands still out there is standing in dust.’',
    won: 'He is up before you are, setting posts. By noon there are nine, crooked, and further out than the old line, because a man may as well. The horns go over the byre door. He has hung them the wrong way up, so that the next one, he says, will take it as an apology.',
    lost: 'He finds your hats first. ‘You stood,’ he says, ‘and I do not blame you; standing is natural.’ He draws it with his stick: head here, tail there, and a line between. ‘It runs that line, and the ground comes up where you dig in. Keep walking, and keep off the line.’',
  },
  'cinderwing-flour-dust': {
    before:
      'The miller has not ground for nine days. Cinderwing lies against the stove side of the mill, and flour is not a thing to walk about in with fire. He wants the big stones turning before the grain sours. ‘When it loses patience,’ he says, ‘be neither left nor right of it.’',
    won: 'The stones turn. He lets them run empty for an hour to hear it, which no miller does. There is a black wing on the wall, as wide as the cart, and he will not have it whitewashed; the bread from that side, he has decided, rises better. Nobody argues with a man who feeds them.',
    lost: 'The left half of the mill is out, and so are you. The miller pours water over his own feet while he talks. ‘It had been filling up the whole time,’ he says. ‘I watched the jaw. Take some of that temper out of it early, and the flour lies quiet.’',
  },
  'stormhorn-seven-goats': {
    before:
      'The goat-girl had seven. Stormhorn has them now, up on the top pasture, in a ring around itself, unharmed and bored. She wants them home before they get used to it. ‘It is hard on anybody who stands alone,’ she says. ‘I sat close by the old one all night, and felt quite well.’',
    won: 'Seven go down the hill, and an eighth comes with them, which belongs to nobody and gives no milk. She walks behind, and calls each by name until it coughs. For weeks they will only sleep in a ring, noses out, around an empty place. She has stopped shooing them off it.',
    lost: 'She has found your lunch, and eaten it. ‘You went all over the hill,’ she says. ‘One here, one there. It thinks that means lost.’ She pushes two pebbles together with her toe. ‘Like this. And never on the side where the horns are leaning.’',
  },
  'orehulk-nails': {
    before:
      'In one night every nail left the boatyard. Planks lay down; a finished boat turned back into a heap of good intentions. The shipwright wants one keg of them, straight or bent. ‘It is greedy, so it is badly put together,’ she says. ‘When it loses its temper, things fall off. I have stood there with a bucket.’',
    won: 'You bring three kegs, and the yard brings hammers. It takes four evenings to sort them: straight on the left, bent on the right, and a small heap that might be teeth. The next boat is named after none of you. It would be unfair, she says, to the bucket.',
    lost: 'She has nothing to pull your dents out with; it has the tools. ‘You hit the same place twice,’ she says, ‘and the second one was the good one.’ Where it is hurt, a plate slides over and swallows the next. ‘Knock, then strike. Or have somebody strike from another side.’',
  },
  'glasspelt-two-sets-of-prints': {
    before:
      'The trapper goes round his snares each morning, and each morning somebody has been round them first, in his own boots. He wants to walk his line alone. ‘They have learned my step,’ he says. ‘So I strike a tree, I go round it, I strike another. It is less tiring than you would think.’',
    won: 'The snow has one line of prints in it, and he goes out several times to look. He sends you the best pelt. It throws the firelight about, so that everyone in the room seems to have a second shadow. He kept none for himself. He has had company enough, he says.',
    lost: '‘You did it twice,’ says the trapper. He is not surprised; he did it twice for eleven years. The first time they only look. The second time, if it is the same and comes straight after, they are there already. ‘Hit, then step. Duck, then push. Never let them hear the end of a tune.’',
  },
  'mirrorback-a-good-likeness': {
    before:
      'The painter has been at it since spring. Mirrorback sits well; it is the only sitter she has had that never talks. But every canvas turns out to be of herself, a little worse. She wants to go home with one picture. ‘Keep your hands busy,’ she says. ‘It gives things to people who stand there holding things.’',
    won: 'She paints it afterwards, from memory, in an hour: a large grey animal, tired, looking out of the frame at something better. Everybody says that it is very like. None of them can have seen it. She hangs it with its face to the wall and then, after supper, turns it round.',
    lost: '‘You had so many ways to do it,’ says the painter, cleaning a brush that is clean. ‘I watched you choose.’ And all that time you were being handed things. ‘Have one plan, and spend your hand on it. I begin with the ears. After that there is no going back.’',
  },
  'thunderdrake-washing-day': {
    before:
      'Thunderdrake has settled on the drying-green, because of the wire. The washerwoman has the linen of three villages going grey in tubs. She wants one dry day. ‘I held up the copper lid, and it spent itself on that,’ she says. ‘Hold something up and hold it well, and it is a little easier after.’',
    won: 'Sheets, to the edge of the world. She pushes in the last peg and stands among them with her sleeves down. Three villages sleep that night in linen that smells of nothing at all. One copper lid has a print in it, five-toed and very fine. It makes excellent jam.',
    lost: 'She pegs you out by the stove, more or less in order. ‘There is a count to it,’ she says. ‘It flashes, and there is time, and each day there is less. You were still getting ready when there was none.’ So be quick. And lightning is not ducked: get something up in front of you.',
  },
};
