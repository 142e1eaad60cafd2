// How a language writes numbers and dates, counts things and strings them together.
import type { Language } from '../look/languages.ts';

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

// Browsers write a hyphen in most languages.
const withMinus = (text: string): string => text.replace('-', '−');

export function tools(language: Language) {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const rules = new Intl.PluralRules(language);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    number: (value: number): string => withMinus(numbers.format(value)),
    signed: (value: number): string => withMinus(signed.format(value)),
    // The right form for a number; # stands for the number itself.
    plural: (count: number, forms: Forms): string =>
      (forms[rules.select(count)] ?? forms.other).replace('#', withMinus(numbers.format(count))),
    and: (things: Iterable<string>): string => and.format(things),
  };
}

export const dates = (language: Language, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, how);
