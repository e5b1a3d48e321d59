import type { Page } from '@playwright/test'

/** Side of the area that a finger hits, in CSS pixels (WCAG 2.2, 2.5.5). */
const fingerSize = 44

/** Finds controls of the widgets that a finger hits only on a smaller area, because of their own size or of what covers them. */
export function findSmallHits(page: Page): Promise<string[]> {
  return page.evaluate((wanted) => {
    const hidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('[inert], [aria-hidden="true"]') !== null
    const nameOf = (element: Element | null) =>
      element?.closest<HTMLElement>('[data-cw-part]')?.dataset['cwPart'] ?? 'nothing'
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        '.cw-root :is(button, summary, select, input, a[href], [role="option"])',
      ),
    ]
    const opened = document.querySelectorAll('.cw-root [data-cw-part="dialog-layer"]')
    const top = [...opened].at(-1)
    const faults: string[] = []
    for (const control of controls) {
      if (hidden(control) || (top && !top.contains(control))) continue
      const target = control.closest('label') ?? control
      target.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top: above, width, height } = target.getBoundingClientRect()
      // Elements of one pixel are only for assistive technology.
      if (width <= 1 || height <= 1) continue
      const x = left + width / 2
      const y = above + height / 2
      const reach = (dx: number, dy: number) => {
        for (let step = 0; step <= wanted / 2; step += 0.5) {
          const hit = document.elementFromPoint(x + dx * step, y + dy * step)
          if (!hit || !(target.contains(hit) || hit.closest('label') === target)) return step
        }
        return wanted / 2
      }
      const wide = reach(-1, 0) + reach(1, 0)
      const high = reach(0, -1) + reach(0, 1)
      if (Math.min(wide, high) > wanted - 1.5) continue
      const name = control.getAttribute('aria-label') ?? target.textContent ?? ''
      const over = [-1, 1].map((side) => nameOf(document.elementFromPoint(x, y + (side * wanted) / 2)))
      faults.push(
        `${nameOf(control)} “${name.trim().slice(0, 40)}”: ${wide} by ${high}, between ${over.join(' and ')}`,
      )
    }
    return faults
  }, fingerSize)
}
