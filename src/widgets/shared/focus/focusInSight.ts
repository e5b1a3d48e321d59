/**
 * Focuses an element, and scrolls only if it isn't in sight: then no further than needed to show the whole area around it, or the element
 * alone if the area doesn't fit. A browser's own `focus` may center the element, and so move what the user is about to press.
 */
export function focusInSight(
  element: HTMLElement | null | undefined,
  area: Element | null | undefined = element,
): void {
  if (!element) return
  element.focus({ preventScroll: true })
  if (area && area.clientHeight <= innerHeight) area.scrollIntoView?.({ block: 'nearest' })
  element.scrollIntoView?.({ block: 'nearest' })
}
