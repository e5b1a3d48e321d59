import type { Translate } from './useMessages.ts'

/** Joins a title and the text below it, for assistive technology. */
export function joinTitle(translate: Translate, title: string, text: string): string {
  return text ? join(translate('text.titled'), title, text) : title
}

/** Joins sentences to a paragraph. */
export function joinSentences(translate: Translate, sentences: readonly string[]): string {
  const [first = '', ...others] = sentences
  const pattern = translate('text.next')
  return others.reduce((text, next) => join(pattern, text, next), first)
}

/** Unlike values within a sentence, whole sentences need no direction marks around them. */
function join(pattern: string, first: string, second: string): string {
  return pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => (name === 'first' ? first : second))
}
