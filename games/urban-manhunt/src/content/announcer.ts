/**
 * The announcer of the show: what is said at its moments. `{hunter}`, `{crim}` and `{n}` are filled in by telling/announcer.ts, at those moments that know them. What is lost is said
 * plainly and with respect; wit is for the show itself, never at the cost of whoever reads.
 */

/** What a moment knows besides that it is there. */
export type Slot = 'hunter' | 'crim' | 'n';

/** Four at least, so that a match does not wear one out. */
type Lines = readonly [string, string, string, string, ...string[]];

interface ShowMoment {
  readonly slots: readonly Slot[];
  readonly lines: Lines;
}

const moment = (slots: readonly Slot[], ...lines: Lines): ShowMoment => ({ slots, lines });

export const SHOW = {
  // The show
  welcome: moment(
    ['hunter'],
    '{hunter} takes the field. Good evening, everyone.',
    'Under the lights tonight: {hunter}.',
    'The doors are shut, the cameras are on, and here is {hunter}.',
    'You asked for {hunter}. You get {hunter}.',
    'A warm welcome, please, for {hunter}.',
  ),
  'turn-opening': moment(
    ['n'],
    'Turn {n}. Cameras, please.',
    'Turn {n}, and nobody leaves the room.',
    'We are back. Turn {n}.',
    'Turn {n}. Keep your hands inside the broadcast.',
    'This is turn {n}. The zone is awake.',
  ),
  'last-turn': moment(
    [],
    'The last Control Card is on the table.',
    'One card left, and this is it.',
    'Last orders, everyone.',
    'After this one the lights may go out.',
    'The final card. Make it a good picture.',
  ),
  overtime: moment(
    [],
    'Overtime. The sponsors are delighted.',
    'The die says no. We stay on air.',
    'Cancel the news: we have overtime.',
    'Not yet, says the die. One more turn.',
  ),
  'control-taken': moment(
    ['hunter', 'crim'],
    '{hunter} gives the orders now. {crim} listens.',
    'New instructions for {crim}, from {hunter}.',
    'That was not in the script: {hunter} directs {crim}.',
    '{crim} has a new director, and it is {hunter}.',
  ),

  // Crims come and show themselves
  arrival: moment(
    ['crim'],
    'A new face at the tubes: {crim}.',
    '{crim} joins the programme.',
    'Fresh from the tube: {crim}.',
    'Mind the doors. {crim} is in the zone.',
    'Say hello to {crim}. From a distance.',
  ),
  'great-arrival': moment(
    ['crim', 'n'],
    'Clear the schedule. {crim} is here, for {n} points.',
    '{n} points have just walked in. The name is {crim}.',
    'Top of the bill: {crim}, worth {n}.',
    'Every camera on the tube. {crim}, {n} points.',
  ),
  found: moment(
    ['crim'],
    'There you are, {crim}.',
    'Camera two has found {crim}.',
    'Out of the dark and into the picture: {crim}.',
    '{crim} thought that nobody was watching. Everybody was.',
  ),

  // Attacks
  kill: moment(
    ['hunter', 'crim'],
    '{crim} has left the show.',
    '{hunter} closes the file on {crim}.',
    'That is {crim} off the list, thanks to {hunter}.',
    'One name fewer. {hunter} crosses out {crim}.',
    'Roll it again: {hunter}, and that was {crim}.',
  ),
  'great-kill': moment(
    ['hunter', 'crim'],
    'Stop everything. {hunter} has taken {crim}.',
    'They will show this one for years: {hunter} and {crim}.',
    'The poster comes down. {crim} falls to {hunter}.',
    'Write down the time. {hunter} brings in {crim}.',
  ),
  crowd: moment(
    ['hunter', 'n'],
    'The crowd is on its feet. {n} for style.',
    '{n} for style. {hunter} heard that.',
    'Listen to them. {n} more for {hunter}.',
    'The meter climbs to {n}, and {hunter} takes a bow.',
    'That is what they paid for: {n} for style.',
  ),
  'quiet-crowd': moment(
    [],
    'A kill, and polite silence.',
    'The crowd has seen prettier. The points count.',
    'No applause, full bounty.',
    'The meter does not move. The score does.',
  ),
  miss: moment(
    ['hunter', 'crim'],
    'Close. {crim} felt the wind of it.',
    '{crim} is still in the picture.',
    '{hunter} sends one past {crim}.',
    'Wide. {crim} looks down and finds nothing missing.',
    'Not this time, {hunter}.',
  ),
  'impact-ten': moment(
    ['hunter'],
    'A ten on the red die. {hunter} may choose.',
    'The red die loves {hunter} tonight.',
    'Ten. The control room holds its breath.',
    'There it is, the big one, for {hunter}.',
  ),
  'run-dry': moment(
    ['hunter'],
    'That click was heard in the back row. {hunter} is empty.',
    'Nothing left in it. {hunter} needs another plan.',
    'The red die shows one, and {hunter} shows empty hands.',
    '{hunter} has used it up. Reload, or improvise.',
  ),

  // Hunters
  hit: moment(
    ['hunter', 'n'],
    '{hunter} is hit: {n} in wounds.',
    'That landed. Wounds for {hunter}: {n}.',
    '{hunter} takes it standing. Wounds: {n}.',
    'The medics make a note for {hunter}: {n}.',
  ),
  dodge: moment(
    ['hunter', 'crim'],
    '{crim} strikes, and {hunter} is elsewhere.',
    'Missed. {hunter} walks out from under {crim}.',
    '{hunter} does not even look round.',
    'Nothing but air for {crim}.',
  ),
  'off-air': moment(
    ['hunter'],
    '{hunter} is off air.',
    'We have lost the picture of {hunter}.',
    '{hunter} is down. The medics are on the way.',
    '{hunter} is out of the zone, for now.',
  ),
  'back-on-air': moment(
    ['hunter'],
    '{hunter} is back on air.',
    'The picture returns, and so does {hunter}.',
    'On their feet again: {hunter}.',
    'You cannot keep {hunter} off the programme.',
  ),
  pod: moment(
    ['hunter'],
    '{hunter} opens a pod. Brought to you by our sponsors.',
    'A gift for {hunter}. The small print is very small.',
    'What is in the box, {hunter}?',
    '{hunter} helps themselves. It is that kind of show.',
  ),

  // The end
  win: moment(
    ['hunter', 'n'],
    'Your winner tonight: {hunter}, with {n} points.',
    '{n} points. The night belongs to {hunter}.',
    '{hunter}, {n} points, and the last word.',
    'Credits, please. {hunter} wins with {n}.',
  ),
  'shared-win': moment(
    ['n'],
    'Nobody can part them: a shared win, at {n} points.',
    '{n} points each. We need a wider podium.',
    'A shared win at {n}. The engraver is told.',
    'Level to the last, at {n}. They share it.',
  ),
  lose: moment(
    ['n'],
    'The match ends at {n} points, short of the target.',
    '{n} points tonight. The target stands until next time.',
    'Time. {n} points, and the target was higher.',
    'The lights go down at {n} points. Thank you for the hunt.',
  ),
} as const satisfies Readonly<Record<string, ShowMoment>>;

export type ShowMomentName = keyof typeof SHOW;
