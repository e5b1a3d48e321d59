/** What has the focus, in shadow roots as well; undefined where nothing has it, or on a server. */
export function focusedElement(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element instanceof HTMLElement ? element : undefined
}
