/** The computed value of every property of every element, by the element's place and the property's name. */
export type Looks = ReadonlyMap<string, LookValue>

interface LookValue {
  place: string
  property: string
  value: string
}

const pseudoElements = ['::before', '::after', '::placeholder', '::marker', '::backdrop'] as const

/** The page decides where a widget is and how much room it has. */
const placing = /^(margin|grid-|align-self|justify-self|order$|flex|z-index|position|max-|min-)/

/**
 * Places are compared as boxes, what a property is by another name need not be read twice, and how the system smooths letters is
 * left to the page.
 */
const unread =
  /^(--|top$|left$|right$|bottom$|inset|perspective-origin|transform-origin|.*(block|inline)-|-webkit-(font-smoothing|locale))/

/** The visible properties of the lines and areas within a drawing. */
const drawn =
  /^(rendered$|zoom$|animation|transition|fill|stroke|opacity|visibility|display|transform|color$|paint-order|filter|mask|clip-path|marker|d$|c[xy]$|r[xy]?$)/

/** Measured properties: within closed details, browsers lay out nothing, and return older sizes. */
const measured = /^(width|height|block-size|inline-size)$/

/** How many of several equal siblings, such as the rows of a list, are read. */
const alike = 2

/** Reads what the elements from these on look like, and where they are: within the root, or within the window if in its top layer. */
export function readLooks(roots: Iterable<Element>): Looks {
  const looks = new Map<string, LookValue>()
  for (const root of roots) {
    for (const { element, place } of placesBelow(root, nameOf(root))) {
      const isPlaced = element === root && element.matches('.cw-root')
      const isInDrawing = element instanceof SVGElement && element.ownerSVGElement !== null
      const isSkipped = element.closest('details:not([open]) > :not(summary)') !== null
      const tell = (property: string, value: string, suffix = '') => {
        if (isPlaced && placing.test(property)) return
        if (isInDrawing && !drawn.test(property)) return
        if (isSkipped && measured.test(property)) return
        looks.set(`${place}${suffix} ${property}`, { place: place + suffix, property, value })
      }
      readStyle(getComputedStyle(element), tell)
      for (const pseudo of pseudoElements) {
        const style = getComputedStyle(element, pseudo)
        const isShown = isRendered(element, pseudo, style)
        tell('rendered', String(isShown), pseudo)
        if (isShown) readStyle(style, (name, value) => tell(name, value, pseudo))
      }
      looks.set(`${place} box`, { place, property: 'box', value: boxOf(element, root) })
    }
  }
  return looks
}

/**
 * What differs both from before and from after, one line for a property; what changed by itself in that time is left
 * out.
 */
export function findChanges(before: Looks, during: Looks, after: Looks): string[] {
  const changes = new Map<string, string[]>()
  for (const [key, { place, property, value }] of before) {
    const now = during.get(key)?.value
    if (after.get(key)?.value !== value || now === value) continue
    const others = changes.get(property) ?? []
    changes.set(property, [...others, `${value} became ${now ?? 'nothing'} of ${place}`])
  }
  return Array.from(changes, ([property, [first = '', ...rest]]) =>
    rest.length === 0 ? `${property}: ${first}` : `${property}: ${first} and ${rest.length} more`,
  )
}

function* placesBelow(element: Element, place: string): Generator<{ element: Element; place: string }> {
  yield { element, place }
  const seen = new Map<string, number>()
  for (const [index, child] of Array.from(element.children).entries()) {
    const name = nameOf(child)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    if (count <= alike) yield* placesBelow(child, `${place} > ${name}:${index}`)
  }
}

function readStyle(style: CSSStyleDeclaration, tell: (property: string, value: string) => void): void {
  for (const property of readProperties()) tell(property, style.getPropertyValue(property))
}

let properties: readonly string[] | undefined

/** The same for every element, so that they are looked for once. */
function readProperties(): readonly string[] {
  properties ??= Array.from(getComputedStyle(document.documentElement)).filter((name) => !unread.test(name))
  return properties
}

function isRendered(element: Element, pseudo: string, { content, display }: CSSStyleDeclaration): boolean {
  if (pseudo === '::placeholder') return element instanceof HTMLInputElement
  if (pseudo === '::marker') return getComputedStyle(element).display === 'list-item'
  if (pseudo === '::backdrop') return element.matches(':popover-open') && display !== 'none'
  // A drawing has no content before or after it, whatever its styles say.
  if (element instanceof SVGElement) return false
  return content !== 'none' && content !== 'normal' && display !== 'none'
}

function boxOf(element: Element, root: Element): string {
  if (element.getClientRects().length === 0) return 'none'
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width <= 1 && height <= 1) return 'out of sight'
  const origin = element.closest('[popover]') ? { left: 0, top: 0 } : root.getBoundingClientRect()
  return [left - origin.left, top - origin.top, width, height].map((number) => number.toFixed(1)).join(' ')
}

function nameOf(element: Element): string {
  return element.getAttribute('data-cw-part') ?? element.tagName.toLowerCase()
}
