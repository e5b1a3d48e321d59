/** Minimum distance from the edges of the window, in CSS pixels. */
const margin = 4

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * Places a tooltip above or below the middle of a control, where there is space and it covers less of the widget's content, and always
 * inside the window.
 */
export function placeTooltip(tooltip: HTMLElement, control: Element): void {
  const { left, top, bottom, width } = control.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = tooltip
  const { clientWidth, clientHeight } = tooltip.ownerDocument.documentElement
  const most = clientWidth - offsetWidth - margin
  const x = Math.max(margin, Math.min(left + (width - offsetWidth) / 2, most))
  const above = top - offsetHeight
  const hasRoomAbove = above >= margin
  const hasRoomBelow = bottom + offsetHeight <= clientHeight - margin
  const isBelow = !hasRoomAbove || (hasRoomBelow && coversLessBelow())
  const y = isBelow ? bottom : above
  // Set by script, since strict pages forbid style attributes.
  tooltip.style.setProperty('left', `${x}px`)
  tooltip.style.setProperty('top', `${y}px`)

  function coversLessBelow(): boolean {
    const content = contentBoxes(tooltip, control)
    // The tooltip has transparent edges, so that the pointer can move from the control to its text.
    const clear = (offsetHeight - (tooltip.firstElementChild?.clientHeight ?? offsetHeight)) / 2
    const coveredAt = (start: number) => {
      const box = {
        left: x,
        right: x + offsetWidth,
        top: start + clear,
        bottom: start + offsetHeight - clear,
      }
      return content.reduce((area, other) => area + overlap(box, other), 0)
    }
    return coveredAt(bottom) < coveredAt(above)
  }
}

/** The boxes of the texts, fields and images around a control. */
function contentBoxes(tooltip: HTMLElement, control: Element): Box[] {
  const around = control.closest('dialog, .cw-root')
  if (!around) return []
  const found: Box[] = []
  const isOther = (node: Node) => !tooltip.contains(node) && !control.contains(node)
  const texts = tooltip.ownerDocument.createTreeWalker(around, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!isOther(text)) continue
    const range = tooltip.ownerDocument.createRange()
    range.selectNodeContents(text)
    found.push(...range.getClientRects())
  }
  for (const element of around.querySelectorAll('input, svg, img')) {
    if (isOther(element)) found.push(element.getBoundingClientRect())
  }
  return found
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
