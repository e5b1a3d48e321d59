import type { Translate } from './useMessages.ts'

/** A title and what it stands over, as one is said after the other. */
export function joinTitle(translate: Translate, title: string, text: string): string {
  return text ? join(translate('text.titled'), title, text) : title
}

/** Sentences that follow each other in one paragraph. */
export function joinSentences(translate: Translate, sentences: readonly string[]): string {
  const [first = '', ...others] = sentences
  const pattern = translate('text.next')
  return others.reduce((text, next) => join(pattern, text, next), first)
}

/** Whole sentences need no marks of direction around them, as values within one do. */
function join(pattern: string, first: string, second: string): string {
  return pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => (name === 'first' ? first : second))
}
