/** What is told before each single hunt: who asks, what for, and the ground or its rule in a detail. After it there is nothing to tell but how it went. */
export const EXPEDITION_TALES: Readonly<Record<string, string>> = {
  'cinderwing-the-lime-kilns':
    'The lime burners let three kilns go cold, to be let off winter work. Cinderwing took the fourth. Now all four are lit again, and nobody is paid for it. ‘Each time you hurt it, it coughs,’ says the foreman, ‘and the kilns cough back. Strike, and do not stay to look at what you have done.’',
  'cinderwing-reeds-in-august':
    'The thatcher cut half the bed and went home to dinner. When she came back, something warm lay in the other half. The reeds are dry to the water line. ‘They stand higher than you do, behind it,’ she says. ‘I have worked there all my life and never been seen.’',
  'ramhide-the-walled-pasture':
    'Four fields, four walls, and a shepherd who built three of them. Ramhide has no quarrel with the sheep. It is the walls. ‘It looks at one, and then there is none,’ he says. ‘So do not lean on the one that it is looking at.’ He would like to keep the gateposts.',
  'ramhide-chalk-down':
    'There was a white figure on the hill, cut by somebody’s grandfather. Ramhide has walked it out. The chalk gets up in the mornings and hangs where the beast breathes, and the warden coughs as he talks. ‘What you hold up against it, in that,’ he says, ‘it does not even see.’',
  'stormhorn-the-bare-top':
    'Nothing grows on the top but a signpost, and that has been struck twice. Stormhorn stands beside it as if waiting for a coach. The carrier will not cross. ‘Where the sky leans, my hair gets up and I could run to the coast,’ he says. ‘I did. You might use it better.’',
  'stormhorn-charcoal-wood':
    'The charcoal burners hear it at night, walking between the stacks and rubbing its crown on the oaks. Sparks come off and do not go out; they gather. ‘Swat them, and it takes it ill,’ says the oldest. ‘They are its children, or its thoughts. We never got near enough to ask.’',
  'reefmaw-the-salt-pans':
    'Forty pans, raked flat since spring, and one long furrow through them all. The salt woman opens the sluice each evening out of habit, and the far side runs dry for as long as it takes to curse. ‘That is your road,’ she says. ‘It is a short one. Do not stop to season anything.’',
  'reefmaw-the-mussel-steps':
    'At low water there are eleven steps, and the mussels on the lowest are the best. Nobody has seen the eleventh since May. The girls who pick them have lost two baskets and a good knife. ‘It pulls at what you have about you,’ one says. ‘Pockets first.’',
  'glasspelt-the-frozen-mill':
    'The wheel stopped in January, and it is June. The miller’s boots are still on the floor, where they froze. He will not say how he got out of them. ‘Good boards, though,’ he says, ‘and a door and a hatch. Whoever used both had time to think.’',
  'glasspelt-under-the-ice-fall':
    'Behind the fall there is a room, blue from end to end, where couples used to carve their names. This year something carves over them. The guide will go as far as the rope. ‘The light walks round in there,’ she says, ‘and they walk round with it. Like the hand of a clock.’',
  'orehulk-the-old-adit':
    'The mine was given up because it was empty. Orehulk has come out of it wearing the rails. Water drips there from a red roof onto whatever stands under it, day and night. ‘Iron does not like that,’ says the last miner. ‘Its back comes off in flakes. Be behind it when it does.’',
  'orehulk-the-bell-foundry':
    'The new bell was to be hung on Sunday. Orehulk has put it on. The founder wants it back in one piece and does not expect that. ‘There is scrap lying all about,’ he says. ‘When it has shouted itself out, it picks some up and sits down on it. That is how it mends.’',
  'mirrorback-the-still-tarn':
    'The herd boy went up for water and came down without it, and without his errand. So did his father. There is a ledge, some mist, and a tarn that has not moved since the thaw. ‘You go up with five things to do,’ says the mother. ‘Go up with four.’',
  'mirrorback-the-dry-fountain':
    'It drank the fountain to see what was at the bottom. The square has been empty since, but for the bench. An old man sits there whatever happens, and nothing has happened to him. ‘Finish what you have in your hands,’ he says, ‘and then sit. It is not interested in people who have nothing.’',
  'thunderdrake-the-beacon-stairs':
    'Two hundred steps, and a beacon that was lit once, for a king who did not come. Thunderdrake lies round the foot of it. The keeper counts between the flash and the noise, from under his table. ‘If nobody is before it when the night turns,’ he says, ‘it counts faster. It likes to be looked at.’',
  'thunderdrake-the-wet-meadow':
    'They drained the meadow twice and it came back twice, with frogs. Thunderdrake comes for the wet. The dairyman has seen it let go all at once, with its belly in the ditch, and lie there emptied. ‘Then you have as long as it takes to milk a cow,’ he says. ‘A quick cow.’',
  'sleeper-the-hollow-hill':
    'The children say the hill breathes. This was thought charming. Now the well has gone warm, and the chimney smoke leans the same way at noon and at midnight. The herb-woman hands you your boots. ‘Be done before the middle of it,’ she says. ‘The first half of a night it only dreams.’',
};
