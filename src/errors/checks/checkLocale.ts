import { InvalidArgumentError } from '../argument.ts'

/**
 * Checks a language tag, which `Intl` would refuse in the middle of a render.
 *
 * @throws {InvalidArgumentError} when it isn't one, naming the caller.
 */
export function checkLocale(locale: unknown, caller: string): void {
  try {
    if (typeof locale === 'string' && Intl.getCanonicalLocales(locale).length === 1) return
  } catch {
    // An invalid tag: the error below says so.
  }
  throw new InvalidArgumentError({
    caller,
    argument: 'locale',
    rule: 'it must be a language tag with hyphens, such as `en-US`',
  })
}
