import { withoutInvisible } from './withoutInvisible.ts'

/** Longest text of somebody else that is shown. */
const maxLength = 300

/**
 * Makes text from a token, a service or a wallet safe to show: controls, direction marks and invisible
 * characters go, white space collapses, length is capped.
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
