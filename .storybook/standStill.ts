const attribute = 'data-stands-still'

/** While a story acts, nothing fades in: what it looks for is there at once. Tests ask for less motion instead. */
export function standStill({ canvasElement }: { canvasElement: HTMLElement }): void {
  const rules = document.createElement('style')
  rules.setAttribute(attribute, '')
  rules.textContent = '.cw-root { --cw-duration: 0s !important }'
  canvasElement.ownerDocument.head.append(rules)
}

/** Once it has acted, the story moves as in any page. */
export function letMove({ canvasElement }: { canvasElement: HTMLElement }): void {
  for (const rules of canvasElement.ownerDocument.querySelectorAll(`[${attribute}]`)) rules.remove()
}
