import { checkObject } from '../errors/checks/checkObject.ts'
import { InvalidArgumentError } from '../errors/argument.ts'
import { isSelector } from './values/isSelector.ts'
import { parseTheme } from './values/parseTheme.ts'
import type { Theme, ThemeTokens } from './theme.ts'
import { propertyOf, tokenNames } from './tokens/tokens.ts'

export interface ThemeToCssOptions {
  /**
   * Where the theme applies: a selector for the widgets, or for an element around them.
   *
   * @default every widget: `.cw-root`
   */
  selector?: string | undefined
  /**
   * Selector of an element around the widgets while the page is dark, such as `.dark` or `[data-theme="dark"]`, for a page with
   * its own switch.
   *
   * @default none: the system's preference decides
   */
  darkSelector?: string | undefined
}

/**
 * Writes a theme as a style sheet. The text is the same on a server and in a browser: put it in a file, or in a `<style>` with a nonce.
 *
 * @throws `InvalidArgumentError` when a selector is invalid, since it could end the rule, or when a value of the theme is invalid.
 */
export function themeToCss(theme: Theme, options: ThemeToCssOptions = {}): string {
  checkObject(options, 'themeToCss', 'options')
  const { selector = '.cw-root', darkSelector } = options
  const at = checkSelector('selector', selector)
  const around = darkSelector === undefined ? undefined : checkSelector('darkSelector', darkSelector)
  const { light, dark } = parseTheme(theme, 'themeToCss')
  if (!light || !dark) return ruleOf(at, light ? 'light' : 'dark', light ?? dark ?? {})
  const lightRule = ruleOf(at, around === undefined ? 'light dark' : 'light', light)
  // Only tokens that differ, since the light rule applies to both. `initial` restores the default of tokens that dark mode doesn't set.
  const differing = tokenNames.filter((name) => dark[name] !== light[name])
  const changes = Object.fromEntries(differing.map((name) => [name, dark[name] ?? 'initial']))
  const darkRule = (place: string, scheme: string) => ruleOf(place, scheme, changes)
  if (around !== undefined) {
    return lightRule + darkRule(`:is(${at}):is(${around}, :is(${around}) *)`, 'dark')
  }
  return `${lightRule}@media (prefers-color-scheme: dark) {\n${darkRule(at, 'light dark')}}\n`
}

function ruleOf(selector: string, scheme: string, values: ThemeTokens): string {
  const lines = tokenNames.flatMap((name) =>
    values[name] === undefined ? [] : [`  ${propertyOf(name)}: ${values[name]};`],
  )
  return [`${selector} {`, `  color-scheme: ${scheme};`, ...lines, '}', ''].join('\n')
}

function checkSelector(argument: string, selector: string): string {
  if (typeof selector === 'string' && isSelector(selector.trim())) return selector.trim()
  const rule = 'must be a plain selector, without escapes, comments and line breaks'
  throw new InvalidArgumentError({ caller: 'themeToCss', argument, rule })
}
