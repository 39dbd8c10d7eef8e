/** The kernel's door. */
export { pickOf } from './answers.ts';
export * from './ask.ts';
export { asking, type DecisionOf, type GroupMatter, type Proposal } from './asking.ts';
export { bareDecision } from './bare-decision.ts';
export {
  always,
  anyAnswer,
  best,
  botOf,
  type Choose,
  firstOf,
  firstOption,
  keyFor,
  keyWhere,
  mostOf,
  offers,
  optionKeys,
  type Thought,
} from './bot.ts';
export { Box, type BoxCard, boxOf, Press, type Printed, type Sheet } from './box.ts';
export { type CardWatch, cardFaultsOf } from './cards.ts';
export * from './chance.ts';
export { type Change, diff, patch, sameValue } from './diff.ts';
export {
  ago,
  capital,
  hintSays,
  inPrint,
  inWords,
  lasted,
  limit,
  outOf,
  Person,
  plural,
  rollAgain,
  sayList,
  sentence,
  times,
  wordsOf,
} from './english.ts';
export * from './game.ts';
export * from './group.ts';
export { imagine } from './imagine.ts';
export { type Came, type Danger, INTENT_LENGTH, type Intended, type Intent, inCommon } from './intents.ts';
export { type KeptRecord, keptRecords } from './kept-records.ts';
export { type AtHint, lessonChance, othersAnswer, playLesson } from './lessons.ts';
export { listenTo, type MatchListener } from './listen-to.ts';
export { type AnyMatch, type Expectation, Match, readSetup, startMatch } from './match.ts';
export type * from './measures.ts';
export * from './one-line.ts';
export { copyOf, either } from './option-words.ts';
export * from './passes.ts';
export { heardBy, type LoggedAnswer, type LoggedEvent, type Moment } from './past.ts';
export { askedFirst, playRule } from './play-rule.ts';
export { chapterName, type Playthrough, playthroughName, playthroughOf, playthroughsOf, TOLD_FILE, ToldHashes } from './playthroughs.ts';
export * from './random-player.ts';
export {
  clause,
  greatest,
  type Heard,
  heard,
  isTold,
  type Line,
  nothingTouched,
  type Placed,
  recalled,
  Since,
  total,
  weighing,
} from './recall.ts';
export * from './record.ts';
export { CLAUSE_ID, isRuling, readRules } from './rule-book.ts';
export type { Keep } from './running.ts';
export { answersTo } from './sameness.ts';
export { scenesOf } from './scenes.ts';
export * from './schema/index.ts';
export { clockwiseFrom, seatAfter, seatBefore } from './seats.ts';
export { type Say, type Says, sentencesOf } from './sentences.ts';
export { chapterOfSeed, chapterSeed, type NextMatch, nextMatch, readCarried, sameHeirs, sequelOf } from './sequel.ts';
export { sha256 } from './sha256.ts';
export { newCards, printShapes, type StoredShapes, shapesDiffer, shapesOf } from './shapes.ts';
export { stillOf } from './stills.ts';
export { adding, changed, downToZero, type Sums, type SumUp, single, sumsOf, totalOf, uncounted, unlessNone } from './sums.ts';
export { allOfYou, enough, figureOf, inOrder, stoodAgainst, stoodEach, stoodTogether } from './tale.ts';
export {
  type AfterLesson,
  endAnyway,
  type Hint,
  type Lesson,
  type StepSays,
  type Subject,
  type Sum,
  type SumTerm,
  type Teaching,
  type Term,
  taughtBy,
  teachingOf,
} from './teaching.ts';
export type {
  Beat,
  Chores,
  Composed,
  Deed,
  DieColour,
  Entrance,
  Figure,
  Recalled,
  Rest,
  ShownDie,
  Spared,
  Standing,
  Tale,
  Telling,
  Throw,
  TurningPoint,
  Weight,
} from './telling.ts';
export * from './types.ts';
export { checkUpgrade } from './upgrade.ts';
export { type Sayings, type Spelled, sayingOf, Vocabulary, wordsIn } from './vocabulary.ts';
export { type Judge, judgeOf, type Weights, type Worth } from './worth.ts';
