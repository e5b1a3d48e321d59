/** Smallest side of what is pressed, in CSS pixels (WCAG 2.2, 2.5.8). */
const targetSize = 24

/** Width of a page at 400 % zoom, in CSS pixels (WCAG 2.2, 1.4.10). */
const narrowest = 320

/** Width of the smallest phones, and of a column beside a page, in CSS pixels. */
const smallestPhone = 280

/** All that a reader can open, in the font of a page that has none of its own: it is a wide one on many systems. */
const asWidest = `
  .cw-root { --cw-font: 'DejaVu Sans', Verdana, system-ui !important }
  .cw-root ::details-content { content-visibility: visible !important }
`

/** Their ground tells nothing, their drawing does, or the system's colors mark them in a rule of their own. */
const groundless = `:is(${[
  'dialog-layer',
  'picker',
  'picker-option',
  'review-dialog',
  'swap-dialog',
  'activity-dialog',
  'activity-details',
  'activity-details-head',
  'token-logo',
]
  .map((part) => `[data-cw-part='${part}']`)
  .join()})`

/** What is wider than its place on purpose, and is moved sideways. */
const sideways = `:is([data-cw-part='picker-chains'], [data-cw-part='review-data'] code)`

/**
 * Numbers and symbols of a length that fits on a line, but not what hexadecimal addresses have of both. Some languages group digits by spaces
 * that don't break.
 */
const figures =
  /(?<![\p{L}\d.,]|\d[\u00a0\u202f])(?:\d[\d.,\u00a0\u202f]{1,22}\d|\p{Lu}{3,11})(?![\p{L}\d]|[.,\u00a0\u202f]\d)/gu

const pressable = 'button, summary, select, input, textarea, a[href], [role=option], [role=tab]'

/**
 * Looks at a story as it ended: everything that is pressed is large enough, nothing moves where that is asked for, and nothing sticks out of a column of 320
 * pixels, nor of one with text of twice the size.
 *
 * @throws naming what is at fault.
 */
export async function checkLayout(canvas: HTMLElement): Promise<void> {
  const column = canvas.querySelector<HTMLElement>('.stage-column')
  if (!column) return
  const { inlineSize } = column.style
  const { fontSize } = document.documentElement.style
  const faults = [...findSmallTargets(canvas), ...findMotion(canvas)]
  // Each change of the rules styles the whole page anew, so that they change along with its width. An edge is red at once.
  const rules = document.createElement('style')
  rules.textContent = '.cw-root { --cw-surface-border: red !important; --cw-duration: 0s !important }'
  column.append(rules)
  faults.push(...findEdgeless(canvas))
  await settle()
  faults.push(...findOverflow(column, 'as it stands'))
  column.style.inlineSize = `${narrowest}px`
  // A dialog is as wide as the window.
  rules.textContent = `.cw-root [popover] > * { max-inline-size: ${narrowest}px !important }`
  await settle()
  faults.push(...findOverflow(column, 'in 320 pixels'))
  column.style.inlineSize = `${smallestPhone}px`
  const ofDialogs = rules.textContent
  rules.textContent += asWidest
  // Lines are broken as soon as they are asked for.
  faults.push(...findTornAmounts(column))
  rules.textContent = ofDialogs
  column.style.inlineSize = `${narrowest}px`
  document.documentElement.style.fontSize = '200%'
  await settle()
  faults.push(...findOverflow(column, 'in 320 pixels with text of twice the size'))
  rules.remove()
  column.style.inlineSize = inlineSize
  document.documentElement.style.fontSize = fontSize
  if (faults.length > 0) throw new Error(`The layout of the story has faults:\n${faults.join('\n')}`)
}

/** What is measured when its size changes is measured in the next frame. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

function findSmallTargets(canvas: HTMLElement): string[] {
  return Array.from(canvas.querySelectorAll<HTMLElement>(`.cw-root :is(${pressable})`)).flatMap((element) => {
    // What is pressed beside a box is its label.
    const target = element.closest('label') ?? element
    const { width, height } = target.getBoundingClientRect()
    if (width === 0 || isHidden(target) || isInText(target)) return []
    const isSmall = Math.min(width, height) < targetSize
    return isSmall ? [`${nameOf(target)} is ${width.toFixed(0)} by ${height.toFixed(0)} pixels`] : []
  })
}

/**
 * What only its ground tells from what is around it has an edge: the system shows it where it paints every ground alike, and so does a theme
 * that draws edges.
 */
function findEdgeless(canvas: HTMLElement): string[] {
  return Array.from(
    canvas.querySelectorAll<HTMLElement>(`.cw-root [data-cw-part]:not(${groundless})`),
  ).flatMap((element) => {
    const { backgroundColor, borderBlockStartWidth, borderBlockStartColor } = getComputedStyle(element)
    const hasEdge = parseFloat(borderBlockStartWidth) > 0 && !isTransparent(borderBlockStartColor)
    if (isTransparent(backgroundColor) || hasEdge || isHidden(element)) return []
    return [`${nameOf(element)} has no edge`]
  })
}

/** Black ends in a nought as well. */
function isTransparent(color: string): boolean {
  return /^rgba.*, 0\)$|\/ 0\)$/.test(color)
}

/** Whoever asks for less motion sees none. */
function findMotion(canvas: HTMLElement): string[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return []
  return document.getAnimations().flatMap(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    // A drawing is no HTMLElement, and turns all the same.
    return target instanceof Element && canvas.contains(target) ? [`${nameOf(target)} moves`] : []
  })
}

function findOverflow(column: HTMLElement, when: string): string[] {
  const ownBox = column.getBoundingClientRect()
  return Array.from(column.querySelectorAll<HTMLElement>('.cw-root *')).flatMap((element) => {
    if (cutsOff(element)) {
      const { clientWidth, scrollWidth } = element
      return [`${nameOf(element)} cuts off ${when}: ${scrollWidth} in ${clientWidth} pixels`]
    }
    const box = element.getBoundingClientRect()
    // Over all of the window; what is in it is judged by its dialog.
    if (element.matches('[popover]')) return []
    const dialog = element.closest('[popover] > *')
    const { left, right } = dialog?.getBoundingClientRect() ?? ownBox
    const isOut = box.right > right + 1 || box.left < left - 1
    // The cheapest question first: nearly every element is inside.
    if (!isOut || box.width <= 1 || isHidden(element) || isClipped(element)) return []
    return [`${nameOf(element)} sticks out ${when}: ${box.left.toFixed(0)} to ${box.right.toFixed(0)}`]
  })
}

/** An amount that fits on a line goes there as a whole, and so does a symbol: a part of its digits would read as another amount. */
function findTornAmounts(column: HTMLElement): string[] {
  const texts = document.createTreeWalker(column, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const faults: string[] = []
  while (texts.nextNode()) {
    const {
      currentNode,
      currentNode: { parentElement },
    } = texts
    if (!parentElement?.matches('.cw-root *:not(code, code *)') || isHidden(parentElement)) continue
    for (const { 0: figure, index } of (currentNode.textContent ?? '').matchAll(figures)) {
      range.setStart(currentNode, index)
      range.setEnd(currentNode, index + figure.length)
      const pieces = Array.from(range.getClientRects())
      const lines = new Set(pieces.map(({ top }) => Math.round(top)))
      const width = pieces.reduce((sum, piece) => sum + piece.width, 0)
      if (lines.size > 1 && width < lineWidthOf(parentElement))
        faults.push(`${nameOf(parentElement)} tears ${figure} in ${smallestPhone} pixels`)
    }
  }
  return faults
}

/** How wide a line is where the element stands. */
function lineWidthOf(element: HTMLElement): number {
  const block = element.closest<HTMLElement>(':not(bdi, span, strong)') ?? element
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(block)
  return block.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
}

/** A link within a sentence is as high as its line. */
function isInText(element: HTMLElement): boolean {
  return element.matches('a') && getComputedStyle(element).display === 'inline'
}

function isHidden(element: HTMLElement): boolean {
  return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** It hides a part of what it holds, and neither dots nor a bar say so; of an amount, no figure may be missing at all. */
function cutsOff(element: HTMLElement): boolean {
  const isAmount = element.inputMode === 'decimal'
  // Another field follows its caret: it is enough that most of what it holds is in sight.
  const isField = element instanceof HTMLInputElement
  const spare = isAmount ? 0 : isField ? element.clientWidth * 0.2 : 1
  const isWider = element.scrollWidth > element.clientWidth + spare
  // What is one pixel wide is for assistive technology alone.
  if (!isWider || element.clientWidth <= 1 || element.matches(sideways) || isHidden(element)) return false
  const { overflowX, textOverflow } = getComputedStyle(element)
  return isAmount || (overflowX !== 'visible' && textOverflow !== 'ellipsis')
}

/** Cut off on purpose, such as a long hash with its end in dots. */
function isClipped(element: HTMLElement): boolean {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent.matches('.stage-column, [popover]')) return false
    if (getComputedStyle(parent).overflowX !== 'visible') return true
  }
  return false
}

function nameOf(element: Element): string {
  const part = element.closest<HTMLElement>('[data-cw-part]')?.dataset['cwPart']
  return `${element.tagName.toLowerCase()} of ${part ?? 'no part'} "${(element.textContent ?? '').slice(0, 30)}"`
}
