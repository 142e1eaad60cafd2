// The rules as they are written in ../texts: one file for each language and game, loaded when it is read.
import type { GameName } from '../games/all.ts';
import { inLanguage, type Language } from '../look/languages.ts';
import type { Facts } from '../words/cards.svelte.ts';

export type RulesName = GameName | 'material';

export type Part = { text: string; tags: string[]; example?: string } | { list: { text: string; tags: string[] }[] };

export interface RulesText extends Facts {
  title: string;
  tagline: string;
  goal: string;
  sections: { heading: string; parts: Part[] }[];
  summary: string[];
}

const files = import.meta.glob<RulesText>('../../../texts/rules/*/*.json', { import: 'default' });

export const hasRules = (name: string): name is RulesName =>
  Object.hasOwn(files, `../../../texts/rules/en/${name}.json`);

export const loadRules = (language: Language, name: RulesName): Promise<RulesText> =>
  inLanguage(files, `../../../texts/rules/${language}/${name}.json`);
