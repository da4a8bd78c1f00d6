// The door of players' slang, an entry of its own: a screen without it loads none of its words.
export type {
  SlangKind,
  SlangLine,
  SlangOptions,
  SlangPlay,
  SlangQuestion,
  SlangQuestionName,
  SlangRefusal,
  SlangSlip,
} from './meaning.ts';
export { sayProvince, saySlip } from './say.ts';
export { readSlang, slangMost, slangNumbersMost } from './read-slang.ts';
