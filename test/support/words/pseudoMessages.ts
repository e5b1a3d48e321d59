import { english } from '../../../src/locales/english.ts'
import type { Message, Messages } from '@causeway/react/locales'
import { visibleTextByLabel } from './visibleTextByLabel.ts'

const accents: Readonly<Record<string, string>> = {
  ...pair('abcdefghijklmnopqrstuvwxyz', 'áƀçđéƒǧħíĵķŀḿñóƥɋŕşŧúṽŵẋýž'),
  ...pair('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ÅƁÇĐÉƑǦĦÎĴĶĿḾÑÖÞɊŔŠŢÛṼŴẊÝŽ'),
}

/** How much longer than English other languages may be. */
const growth = 0.4

/**
 * A pseudo-locale made out of the English messages: readable, with accents, longer by 40 %, and in brackets, so that text shows that
 * is cut off or does not come from a catalog.
 */
export const pseudoMessages: Messages = {
  ...(mapMessages(english, toPseudo) as Messages),
  ...labels(),
  language: 'en-XA',
}

/** The same sentence in the other alphabet. Values in braces stay. */
export function toPseudo(sentence: string): string {
  const padding = '~'.repeat(Math.ceil(sentence.length * growth))
  const text = sentence.replace(/\{provider:|\{\w+\}|[a-z]/gi, (part) => accents[part] ?? part)
  return `⟦${text}${padding}⟧`
}

/** Brackets would separate a label from its visible part, so it contains the whole. */
function labels(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(visibleTextByLabel).map(([label, seen]) => [
      label,
      `⟦${toPseudo(english[seen])} ${label}⟧`,
    ]),
  )
}

function mapMessages(words: Readonly<Record<string, Message>>, change: (sentence: string) => string) {
  return Object.fromEntries(
    Object.entries(words).map(([key, message]): [string, Message] => [
      key,
      typeof message === 'string'
        ? change(message)
        : {
            ...Object.fromEntries(Object.entries(message).map(([rule, form]) => [rule, change(form)])),
            other: change(message.other),
          },
    ]),
  )
}

function pair(letters: string, others: string): Record<string, string> {
  const signs = [...others]
  return Object.fromEntries([...letters].map((letter, index) => [letter, signs[index] ?? letter]))
}
