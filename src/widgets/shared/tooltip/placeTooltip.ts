/** Least distance from the edges of the window, in CSS pixels. */
const margin = 4

/** Puts a tooltip above the middle of a control, or below it where there is no room above, and never out of the window. */
export function placeTooltip(tooltip: HTMLElement, control: Element): void {
  const { left, top, bottom, width } = control.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = tooltip
  const { clientWidth } = tooltip.ownerDocument.documentElement
  const most = clientWidth - offsetWidth - margin
  const x = Math.max(margin, Math.min(left + (width - offsetWidth) / 2, most))
  const y = top - offsetHeight >= margin ? top - offsetHeight : bottom
  // Set by code and not as an attribute, which strict pages forbid.
  tooltip.style.setProperty('left', `${x}px`)
  tooltip.style.setProperty('top', `${y}px`)
}
