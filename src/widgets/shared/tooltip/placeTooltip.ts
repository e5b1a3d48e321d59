/** Minimum distance from the edges of the window, in CSS pixels. */
const margin = 4

/** Places a tooltip above the middle of a control, or below it if there is no room, and always inside the window. */
export function placeTooltip(tooltip: HTMLElement, control: Element): void {
  const { left, top, bottom, width } = control.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = tooltip
  const { clientWidth } = tooltip.ownerDocument.documentElement
  const most = clientWidth - offsetWidth - margin
  const x = Math.max(margin, Math.min(left + (width - offsetWidth) / 2, most))
  const y = top - offsetHeight >= margin ? top - offsetHeight : bottom
  // Set by script, since strict pages forbid style attributes.
  tooltip.style.setProperty('left', `${x}px`)
  tooltip.style.setProperty('top', `${y}px`)
}
