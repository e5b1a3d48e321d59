const announced = '[aria-live], [role="status"], [role="alert"]'

/**
 * Makes all that is around a dialog in a shadow root inert, in the root and in the page around it. Radix keeps the focus in a dialog by
 * what the document says has it, which is the host of the shadow root wherever in there the focus is.
 *
 * @returns Undoes it; undefined for a dialog in the page itself, which Radix sees.
 */
export function makeOutsideInert(dialog: Element): (() => void) | undefined {
  if (!(dialog.getRootNode() instanceof ShadowRoot)) return undefined
  const shut: Element[] = []
  const shutOut = (element: Element): void => {
    if (element.matches(announced) || element.hasAttribute('inert')) return
    // What is said aloud stays to be heard.
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
