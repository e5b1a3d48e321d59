/** The focused element, including in shadow roots; undefined if there is none, or on a server. */
export function focusedElement(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element instanceof HTMLElement ? element : undefined
}
