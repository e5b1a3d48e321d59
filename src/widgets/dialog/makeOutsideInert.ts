const announced = '[aria-live], [role="status"], [role="alert"]'

/**
 * Makes everything around a dialog in a shadow root inert, in the root and in the page. Radix traps the focus by `document.activeElement`,
 * which is only the root's host wherever the focus is inside.
 *
 * @returns a function that undoes it; undefined for a dialog outside a shadow root, where Radix's trap works.
 */
export function makeOutsideInert(dialog: Element): (() => void) | undefined {
  if (!(dialog.getRootNode() instanceof ShadowRoot)) return undefined
  const shut: Element[] = []
  const shutOut = (element: Element): void => {
    if (element.matches(announced) || element.hasAttribute('inert')) return
    // Live regions aren't made inert, so that they are still announced.
    if (element.querySelector(announced)) return Array.from(element.children).forEach(shutOut)
    element.setAttribute('inert', '')
    shut.push(element)
  }
  let inside: Element = dialog
  while (inside !== document.body) {
    const parent: ParentNode | null = inside.parentNode
    if (!parent) break
    for (const sibling of parent.children) if (sibling !== inside) shutOut(sibling)
    if (parent instanceof ShadowRoot) inside = parent.host
    else if (parent instanceof Element) inside = parent
    else break
  }
  return () => {
    for (const element of shut) element.removeAttribute('inert')
  }
}
