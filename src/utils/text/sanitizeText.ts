import { withoutInvisible } from './withoutInvisible.ts'

/** Maximum length of foreign text that is shown, in characters. */
const maxLength = 300

/**
 * Makes text from a token, the provider or a wallet safe to show: removes controls, direction marks and invisible characters, collapses
 * white space, and limits the length.
 */
export function sanitizeText(
  text: string,
  { maxLength: limit = maxLength }: { maxLength?: number } = {},
): string {
  const clean = withoutInvisible(text.replace(/\s+/gu, ' '))
    .replace(/[\p{Cc}\p{Co}\p{Cn}]/gu, '')
    .trim()
  const characters = [...clean]
  return characters.length <= limit ? clean : `${characters.slice(0, limit - 1).join('')}…`
}
