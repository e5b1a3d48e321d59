import { transform, type Selector, type SelectorComponent } from 'lightningcss'

/** What has a left or right side, which languages written from right to left don't mirror. */
const physical =
  /^(left|right|(padding|margin|border|scroll-padding|scroll-margin)-(left|right)\b|border-(top|bottom)-(left|right)-radius$)/

/**
 * Says what in a style sheet would load something, reach outside of a widget, not survive a bundler or not follow the direction of its
 * language.
 */
export function findStyleProblems(css: string): string[] {
  const problems = new Set<string>()
  if (/@import\b/.test(css)) problems.add('it holds an @import')
  if (/@font-face\b/.test(css)) problems.add('it holds a @font-face')
  if (/url\(\s*["']?(https?:)?\/\//.test(css)) problems.add('it loads from another host')
  // Bundlers rewrite both for browsers a year old: the first loses the page's `color-scheme`, the second its `dir`.
  if (/\blight-dark\(/.test(css)) problems.add('it holds a light-dark()')
  if (/:dir\(/.test(css)) problems.add('it holds a :dir()')
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: {
      Declaration({ property, value }) {
        const side = typeof value === 'string' ? value : ''
        const isSided = property === 'text-align' && /^(left|right)$/.test(side)
        if (physical.test(property) || isSided) problems.add(`it sets ${property}, which has sides`)
      },
      Rule: {
        style(rule) {
          if (rule.value.selectors.every(startsInside)) return
          const { line, column } = rule.value.loc
          problems.add(`the rule at ${line + 1}:${column} has a selector that starts outside of a widget`)
        },
      },
    },
  })
  return [...problems]
}

/** Whether a selector's leftmost part is a widget's root, one of its parts, or the rule that it is nested in. */
function startsInside([first]: Selector): boolean {
  return first !== undefined && isInside(first)
}

function isInside(component: SelectorComponent): boolean {
  if (component.type === 'nesting') return true
  if (component.type === 'class') return component.name === 'cw-root'
  if (component.type === 'attribute') return component.name.startsWith('data-cw')
  const isList = component.type === 'pseudo-class' && (component.kind === 'is' || component.kind === 'where')
  return isList && component.selectors.every(startsInside)
}
